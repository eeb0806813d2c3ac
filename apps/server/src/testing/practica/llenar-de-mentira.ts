// Fills nothing, for as long as the test wants: while the file `espera` is beside the folder of the copy. With `falla`, it does not manage.
import { access, appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { terminarConQuienInicio } from '#platform/terminar-con-quien-inicio.ts';

const carpeta = process.env.DATA_DIR ?? '';
const hay = (nombre: string) =>
  access(join(dirname(carpeta), nombre)).then(
    () => true,
    () => false,
  );

terminarConQuienInicio();
await mkdir(join(carpeta, 'postgres'), { recursive: true });
await appendFile(join(dirname(carpeta), 'llenos'), `${process.pid}\n`);
while (await hay('espera')) await esperar(20);
process.exitCode = (await hay('falla')) ? 1 : 0;
