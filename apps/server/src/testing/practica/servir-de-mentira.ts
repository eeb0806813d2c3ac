// Serves nothing and says that it does, until it is told to stop. With the file `falla` beside the folder of the copy, it does not start.
import { access, appendFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const junto = dirname(process.env.DATA_DIR ?? '');
const falla = await access(join(junto, 'falla')).then(
  () => true,
  () => false,
);
if (falla) process.exit(1);
await appendFile(join(junto, 'iniciados'), `${process.pid}\n`);
process.stdout.write(`  Cuadra está listo en http://localhost:${process.pid}\n`);
setInterval(() => undefined, 60_000);
