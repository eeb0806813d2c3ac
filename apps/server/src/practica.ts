// The copy to rehearse on, filled: run by the server in a process of its own, with the settings of the copy. The export is the first argument;
// the password that everybody will have there comes by the standard input, where nobody else sees it.
import { text } from 'node:stream/consumers';
import { abrirVacia, type CasaVacia } from './administracion/exportacion/importacion/abrir-vacia.ts';
import { importarInstitucion } from './administracion/exportacion/importacion/importar-institucion.ts';
import { prepararPractica } from './administracion/practica/preparar-practica.ts';
import { explicar } from './platform/anunciar.ts';
import { ConfigError, leerConfig } from './platform/config.ts';
import { relojDelSistema } from './platform/reloj.ts';
import { terminarConQuienInicio } from './platform/terminar-con-quien-inicio.ts';

try {
  const config = leerConfig(process.env);
  const ruta = process.argv[2];
  if (!config.esPractica || ruta === undefined)
    throw new ConfigError('La institución de práctica se hace desde Administración, Exportación.');
  const contrasena = (await text(process.stdin)).trim();
  const abierta = abrirVacia(config);
  rendirseCuandoDigan(abierta);
  const vacia = await abierta;
  try {
    await importarInstitucion(vacia.dueno, { ruta, ahora: relojDelSistema.ahora() });
    await prepararPractica(vacia.dueno, contrasena);
  } finally {
    await vacia.cerrar();
  }
} catch (error) {
  explicar(error, 'No se hizo la institución de práctica.');
  process.exitCode = 1;
}

/** Its PostgreSQL does not stay behind. */
function rendirseCuandoDigan(abierta: Promise<CasaVacia>): void {
  terminarConQuienInicio();
  process.once('SIGTERM', () => {
    void abierta.then((vacia) => vacia.cerrar()).finally(() => process.exit(1));
  });
}
