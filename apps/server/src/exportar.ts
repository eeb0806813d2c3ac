// `npm run exportar -- --en ARCHIVO.zip`: everything that the institution has, in one file, with Cuadra running or stopped. Ends with 1 when there is none.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { avisarSalida } from './administracion/exportacion/avisar-salida.ts';
import { exportarInstitucion } from './administracion/exportacion/exportar-institucion.ts';
import { abrirLibros } from './contabilidad/verificacion/abrir-libros.ts';
import { explicar } from './platform/anunciar.ts';
import { ConfigError, leerConfig } from './platform/config.ts';
import { contextoDelSistema } from './platform/contexto.ts';
import { anotar, escribir } from './platform/database/escribir.ts';
import { dejarDeSerRoot } from './platform/dejar-de-ser-root.ts';
import { relojDelSistema } from './platform/reloj.ts';

try {
  const { values } = parseArgs({ options: { en: { type: 'string' } } });
  if (values.en === undefined) throw new ConfigError('Indique con --en el archivo que se escribirá (ZIP).');
  const ruta = resolve(values.en);
  const config = leerConfig(process.env);
  await dejarDeSerRoot(config.carpetaDatos, 'seguir');
  const libros = await abrirLibros(config);
  try {
    const contexto = contextoDelSistema(relojDelSistema.ahora(), 'exportar');
    const { bytes, sha256, tablas, filas, archivos, partidas } = await exportarInstitucion(libros.db, {
      ruta,
      ahora: contexto.ahora,
    });
    await escribir(libros.db, contexto, 'exportacion:terminal', async (tx) => {
      await anotar(tx, contexto, {
        accion: 'exportacion:terminal',
        entidad: 'exportacion',
        idEntidad: sha256,
        detalle: { bytes, sha256, tablas, filas, archivos, partidas },
      });
      await avisarSalida(tx, contexto, 'exportacion');
    });
    const numero = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 1 });
    process.stdout.write(
      `${ruta}: ${numero.format(bytes / 1_000_000)} MB, ${numero.format(partidas)} partidas, ${numero.format(filas)} filas de ${tablas} tablas.\nSHA-256 ${sha256}\n`,
    );
  } finally {
    await libros.cerrar();
  }
} catch (error) {
  explicar(
    existe(error) ? new ConfigError('Ese archivo ya existe: indique otro nombre con --en.') : error,
    'No se exportó.',
  );
  process.exitCode = 1;
}

function existe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
