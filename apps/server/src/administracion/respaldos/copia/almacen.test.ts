// Nothing has its name before it is whole: of a folder, of a command, of both.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirAlmacen, quitarPartes } from './almacen.ts';

let carpeta: CarpetaTemporal;
beforeEach(async () => {
  carpeta = await crearCarpetaTemporal('almacén');
});
afterEach(() => carpeta.borrar());

const deTexto = (texto: string) => Readable.from([Buffer.from(texto)]);

function queSeCorta(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('la mitad');
      throw new Error('se cortó');
    })(),
  );
}

it('en una carpeta: con su nombre cuando está entero; lo que se corta no deja nada, y lo de antes sigue', async () => {
  const almacen = abrirAlmacen({ carpeta: carpeta.ruta, comando: undefined });
  expect(await almacen.guardar('bases/a.age', deTexto('entero'))).toEqual({
    bytes: 6,
    sha256: createHash('sha256').update('entero').digest('hex'),
  });
  await expect(almacen.guardar('bases/a.age', queSeCorta())).rejects.toThrow('se cortó');
  expect(await readFile(join(carpeta.ruta, 'bases', 'a.age'), 'utf8')).toBe('entero');
  expect(await readdir(join(carpeta.ruta, 'bases'))).toEqual(['a.age']);
});

it('lo que dejó a medias un proceso muerto se quita', async () => {
  await writeFile(join(carpeta.ruta, 'x.age.1234.parte'), 'la mitad');
  await writeFile(join(carpeta.ruta, 'x.age'), 'entero');
  await quitarPartes(carpeta.ruta);
  expect(await readdir(carpeta.ruta)).toEqual(['x.age']);
});

it('a un comando: recibe todo y el nombre; si termina mal, no quedó guardado y se dice lo que dijo', async () => {
  const destino = join(carpeta.ruta, 'con espacios y ñ');
  const bueno = abrirAlmacen({
    carpeta: undefined,
    comando: `mkdir -p '${destino}'; cat > "${destino}/$(basename "$RESPALDO_NOMBRE")"`,
  });
  expect(await bueno.guardar('bases/b.age', deTexto('por el tubo'))).toMatchObject({ bytes: 11 });
  expect(await readFile(join(destino, 'b.age'), 'utf8')).toBe('por el tubo');
  const malo = abrirAlmacen({ carpeta: undefined, comando: 'cat > /dev/null; echo sin crédito >&2; exit 3' });
  await expect(malo.guardar('bases/c.age', deTexto('nada'))).rejects.toThrow(/terminó con 3.*sin crédito/);
  await expect(bueno.guardar('bases/d.age', queSeCorta())).rejects.toThrow('se cortó');
});

it('con carpeta y comando van a los dos', async () => {
  const segundo = join(carpeta.ruta, 'segundo');
  const almacen = abrirAlmacen({ carpeta: join(carpeta.ruta, 'primero'), comando: `cat > '${segundo}'` });
  await almacen.guardar('e.age', deTexto('dos veces'));
  expect(await readFile(segundo, 'utf8')).toBe('dos veces');
  expect(await readFile(join(carpeta.ruta, 'primero', 'e.age'), 'utf8')).toBe('dos veces');
});
