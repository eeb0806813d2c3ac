// `npm run exportar -- --en ARCHIVO.zip`: everything that the institution has, in one file, with Cuadra running or stopped. Ends with 1 when there is none.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportarEnTerminal } from './administracion/exportacion/exportar-en-terminal.ts';
import { abrirLibros } from './contabilidad/verificacion/abrir-libros.ts';
import { explicar } from './platform/anunciar.ts';
import { ConfigError, leerConfig } from './platform/config.ts';
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
    process.stdout.write(`${await exportarEnTerminal(libros.db, relojDelSistema, ruta)}\n`);
  } finally {
    await libros.cerrar();
  }
} catch (error) {
  explicar(error, 'No se exportó.');
  process.exitCode = 1;
}
