// `npm run importar -- --de ARCHIVO.zip [--administrador CORREO]`: an export brought into an empty institution, in the folder of DATA_DIR or the database of
// DATABASE_OWNER_URL, with Cuadra stopped. Ends with 1 when nothing was brought, or when its books do not verify.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { abrirVacia } from './administracion/exportacion/importacion/abrir-vacia.ts';
import { importarInstitucion } from './administracion/exportacion/importacion/importar-institucion.ts';
import { invitarAdministrador } from './administracion/exportacion/importacion/invitar-administrador.ts';
import { auxiliares, testigoDe } from './composicion.ts';
import { verificar } from './contabilidad/verificacion/verificar.ts';
import { explicar } from './platform/anunciar.ts';
import { ConfigError, leerConfig } from './platform/config.ts';
import type { Database } from './platform/database/pool.ts';
import { dejarDeSerRoot } from './platform/dejar-de-ser-root.ts';
import { relojDelSistema, ZONA_HORARIA } from './platform/reloj.ts';

const decir = (linea: string) => void process.stdout.write(`${linea}\n`);

try {
  const { values } = parseArgs({ options: { de: { type: 'string' }, administrador: { type: 'string' } } });
  if (values.de === undefined) throw new ConfigError('Indique con --de el archivo de la exportación (ZIP).');
  const ruta = resolve(values.de);
  const config = leerConfig(process.env);
  await dejarDeSerRoot(config.carpetaDatos, 'prestar');
  const vacia = await abrirVacia(config);
  try {
    const traida = await importarInstitucion(vacia.dueno, { ruta, ahora: relojDelSistema.ahora(), decir });
    decir('Verificando los libros…');
    const informe = await verificar(vacia.db, { completa: true, auxiliares, testigo: testigoDe(config) });
    const numero = new Intl.NumberFormat('es-GT');
    decir(
      `${traida.institucion}: ${numero.format(traida.partidas)} partidas y ${numero.format(traida.filas)} filas, como estaban el ${enHora(traida.exportadaEn)}.`,
    );
    decir(
      informe.limpio
        ? 'Todo cuadra.'
        : `No cuadra (${numero.format(informe.totalDeHallazgos)}): ${informe.primero?.mensaje ?? ''}`,
    );
    if (!informe.limpio) process.exitCode = 1;
    await decirQuienEntra(vacia.db, values.administrador);
  } finally {
    await vacia.cerrar();
  }
} catch (error) {
  explicar(error, 'No se importó.');
  process.exitCode = 1;
}

async function decirQuienEntra(db: Database, correo: string | undefined): Promise<void> {
  const invitado = await invitarAdministrador(db, relojDelSistema.ahora(), correo);
  if (invitado === undefined)
    return decir('No hay un administrador activo con ese correo: nadie puede entrar todavía.');
  decir(
    'Las contraseñas no viajan en una exportación. Inicie Cuadra (CUADRA_DEMO=false npm start) y abra en ella',
  );
  decir(`  ${invitado.enlace}`);
  decir(
    `para que ${invitado.nombre} (${invitado.correo}) elija la suya: sirve una vez, por dos días. Después invite a los demás.`,
  );
}

/** As people here write it. */
function enHora(instante: string): string {
  return Temporal.Instant.from(instante)
    .toZonedDateTimeISO(ZONA_HORARIA)
    .toLocaleString('es-GT', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
}
