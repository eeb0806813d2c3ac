// `npm run respaldar`: one backup now, with Cuadra running or stopped. Ends with 1 when there is none.
import { anotandoRespaldo } from './administracion/respaldos/anotar-respaldo.ts';
import { hacerRespaldo } from './administracion/respaldos/hacer-respaldo.ts';
import { abrirLibros } from './contabilidad/verificacion/abrir-libros.ts';
import { explicar } from './platform/anunciar.ts';
import { leerConfig } from './platform/config.ts';
import { contextoDelSistema } from './platform/contexto.ts';
import { dejarDeSerRoot } from './platform/dejar-de-ser-root.ts';
import { relojDelSistema } from './platform/reloj.ts';

try {
  const config = leerConfig(process.env);
  await dejarDeSerRoot(config.carpetaDatos, 'seguir');
  const libros = await abrirLibros(config);
  try {
    const base = { db: libros.db, reloj: relojDelSistema, config };
    const contexto = contextoDelSistema(relojDelSistema.ahora(), 'respaldar');
    const { id, bytes, eliminadas } = await anotandoRespaldo(base, contexto, { origen: 'terminal' }, () =>
      hacerRespaldo(config),
    );
    const mb = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
    const quitadas = eliminadas.length === 0 ? '' : ` Copias anteriores retiradas: ${eliminadas.length}.`;
    process.stdout.write(`Respaldo ${id} hecho: ${mb} MB.${quitadas}\n`);
  } finally {
    await libros.cerrar();
  }
} catch (error) {
  explicar(error, 'No se pudo respaldar.');
  process.exitCode = 1;
}
