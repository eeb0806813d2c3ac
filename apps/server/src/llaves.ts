// `npm run llaves -- rotar`: another secret for the tokens, without throwing anybody out; `-- retirar` takes away the one before,
// once nothing of it is needed. The next start takes it. With SESSION_SECRET there is no file to change: it says what to set.
import { resolve } from 'node:path';
import { explicar } from './platform/anunciar.ts';
import { cambiarSecreto, retirarSecretoAnterior, secretoNuevo } from './platform/cambiar-secreto.ts';
import { type Config, ConfigError, leerConfig } from './platform/config.ts';

const ORDENES: Readonly<Record<string, (config: Config) => Promise<readonly string[]>>> = { rotar, retirar };

try {
  const [orden = ''] = process.argv.slice(2);
  const hacer = ORDENES[orden];
  if (hacer === undefined) throw new ConfigError('Diga qué hacer: npm run llaves -- rotar, o -- retirar');
  process.stdout.write(`${(await hacer(leerConfig(process.env))).join('\n')}\n`);
} catch (error) {
  explicar(error, 'No se cambió nada.');
  process.exitCode = 1;
}

async function rotar({ secretoSesion, carpetaDatos }: Config): Promise<readonly string[]> {
  if (secretoSesion !== undefined)
    return [
      'El secreto está en SESSION_SECRET. En todos los procesos:',
      '  1. ponga en SESSION_SECRET_ANTERIOR el que hay ahora en SESSION_SECRET',
      `  2. ponga en SESSION_SECRET: ${secretoNuevo()}`,
      '  3. reinícielos todos',
      'Nadie pierde su sesión. Las aplicaciones de códigos siguen sirviendo; a quien tiene códigos de recuperación',
      'se le avisa que haga otros, y después se quita SESSION_SECRET_ANTERIOR.',
    ];
  await cambiarSecreto(resolve(carpetaDatos));
  return [
    'Hay un secreto nuevo. Reinicie Cuadra para usarlo: nadie pierde su sesión.',
    'A quien tiene códigos de recuperación se le avisa que haga otros; después, «npm run llaves -- retirar».',
  ];
}

async function retirar({ secretoSesion, carpetaDatos }: Config): Promise<readonly string[]> {
  if (secretoSesion !== undefined)
    return ['Quite SESSION_SECRET_ANTERIOR de todos los procesos y reinícielos.'];
  const estaba = await retirarSecretoAnterior(resolve(carpetaDatos));
  return [
    estaba
      ? 'El secreto de antes ya no está. Reinicie Cuadra para que deje de usarlo.'
      : 'No había un secreto de antes.',
  ];
}
