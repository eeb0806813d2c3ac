// What is not exactly an export of this version, or comes where there is somebody already, is refused with its reason and leaves nothing.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { abrirOtraCasa, comoDueno, conExportada, type OtraCasa } from '../testing/otra-casa.ts';
import { escribirZip } from '../zip/escribir-zip.ts';
import { abrirZip } from '../zip/leer-zip.ts';
import { importarInstitucion } from './importar-institucion.ts';

let prueba: AplicacionDePrueba;
let otra: OtraCasa;
let original: ReadonlyMap<string, Buffer>;
let crudo: Buffer;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  otra = await abrirOtraCasa();
  await conExportada(prueba, async (ruta) => {
    crudo = await readFile(ruta);
    original = await leerTodo(ruta);
  });
});
afterAll(async () => {
  await otra.cerrar();
  await prueba.cerrar();
});

async function leerTodo(ruta: string): Promise<Map<string, Buffer>> {
  const zip = await abrirZip(ruta);
  const todo = new Map<string, Buffer>();
  for (const [nombre, entrada] of zip.entradas) {
    const partes: Buffer[] = [];
    for await (const parte of await entrada.abrir()) partes.push(parte);
    todo.set(nombre, Buffer.concat(partes));
  }
  await zip.cerrar();
  return todo;
}

/** What is said of a file made of those entries; none of it may stay. */
async function rechazo(contenido: ReadonlyMap<string, Buffer> | Buffer): Promise<string> {
  const ruta = `${prueba.plataforma.config.carpetaDatos}-cambiado.zip`;
  try {
    await writeFile(ruta, Buffer.isBuffer(contenido) ? contenido : await empacar(contenido));
    return await otra.importar(ruta).then(
      () => 'se importó',
      (error: Error) => `${error.constructor.name}: ${error.message}`,
    );
  } finally {
    await rm(ruta, { force: true });
  }
}

async function empacar(contenido: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const entradas = async function* () {
    for (const [nombre, bytes] of contenido) yield { nombre, partes: [bytes] };
  };
  const trozos: Buffer[] = [];
  for await (const trozo of escribirZip(entradas(), () => undefined)) trozos.push(trozo);
  return Buffer.concat(trozos);
}

const cambiar = (nombre: string, cambio: (texto: string) => string) =>
  new Map(original).set(nombre, Buffer.from(cambio(original.get(nombre)?.toString('utf8') ?? '')));

/** One who changes a figure and also writes its digest again. */
async function conHuellaNueva(
  nombre: string,
  cambio: (texto: string) => string,
): Promise<Map<string, Buffer>> {
  const cambiado = cambiar(nombre, cambio);
  const { createHash } = await import('node:crypto');
  const bytes = cambiado.get(nombre) ?? Buffer.alloc(0);
  const manifiesto = JSON.parse(original.get('manifiesto.json')?.toString('utf8') ?? '');
  for (const archivo of manifiesto.archivos)
    if (archivo.nombre === nombre)
      Object.assign(archivo, {
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
  return cambiado.set('manifiesto.json', Buffer.from(JSON.stringify(manifiesto)));
}

it('un archivo que no es un ZIP, o que llegó cortado', async () => {
  expect(await rechazo(Buffer.from('hola'))).toContain('no es un ZIP completo');
  expect(await rechazo(crudo.subarray(0, crudo.length / 2))).toContain('no es un ZIP completo');
  const danado = Buffer.from(crudo);
  danado.fill(0x55, 200, 400);
  expect(await rechazo(danado)).not.toContain('se importó');
});

it('un ZIP de otra cosa', async () => {
  expect(await rechazo(new Map([['hola.txt', Buffer.from('hola')]]))).toContain('le falta manifiesto.json');
  expect(await rechazo(new Map([['manifiesto.json', Buffer.from('{}')]]))).toContain('no es una exportación');
  expect(await rechazo(new Map([['manifiesto.json', Buffer.from('{')]]))).toContain('no se puede leer');
});

it('una cifra cambiada, una hoja que falta o una de más', async () => {
  expect(await rechazo(cambiar('csv/cuenta.csv', (texto) => texto.replace('Caja', 'Cajx')))).toContain(
    '«csv/cuenta.csv» no es el que se exportó',
  );
  const sin = new Map(original);
  sin.delete('csv/usuario.csv');
  expect(await rechazo(sin)).toContain('le falta «csv/usuario.csv»');
  expect(await rechazo(new Map(original).set('otro.txt', Buffer.from('x')))).toContain(
    'no está en su manifiesto',
  );
});

it('quien rehace también las huellas no pasa de lo que las tablas sostienen', async () => {
  const sinSusCuentas = await conHuellaNueva('csv/cuenta.csv', (texto) =>
    texto.split('\n').slice(0, 3).join('\n').concat('\n'),
  );
  expect(await rechazo(sinSusCuentas)).toContain('no tiene las');
  const rolInventado = await conHuellaNueva('csv/usuario_rol.csv', (texto) =>
    texto.replace(',contador', ',dueno'),
  );
  expect(await rechazo(rolInventado)).toMatch(/ExportacionError: Los datos de «usuario_rol»/);
  const deNadie = await conHuellaNueva('csv/usuario_rol.csv', (texto) =>
    texto.replace(/\n[0-9a-f-]{36},/, '\n00000000-0000-4000-8000-000000000000,'),
  );
  expect(await rechazo(deNadie)).toContain('No se guardó nada');
});

it('el de otra versión, más nueva o más vieja', async () => {
  expect(
    await rechazo(cambiar('manifiesto.json', (texto) => texto.replace('"version": 1', '"version": 9'))),
  ).toContain('de la versión 9');
  const otraMigracion = (texto: string) =>
    texto.replace(/"nombre": "0001_[^"]*"/, '"nombre": "0001_otra.sql"');
  expect(await rechazo(cambiar('manifiesto.json', otraMigracion))).toContain('más nueva o distinta');
  const menos = (texto: string) => {
    const todo = JSON.parse(texto);
    return JSON.stringify({ ...todo, migraciones: todo.migraciones.slice(0, -1) });
  };
  expect(await rechazo(cambiar('manifiesto.json', menos))).toContain('versión anterior de Cuadra');
});

it('después de todo eso la casa sigue vacía, entera y con sus guardas: el bueno entra', async () => {
  expect(await otra.db.selectFrom('usuario').select('id').execute()).toEqual([]);
  expect(await rechazo(crudo)).toBe('se importó');
  expect(await rechazo(crudo)).toContain('ya tiene usuarios');
});

it('donde ya hay alguien no se toca nada', async () => {
  await conExportada(prueba, async (ruta) => {
    const traer = comoDueno(prueba.url, (dueno) =>
      importarInstitucion(dueno, { ruta, ahora: prueba.reloj.ahora() }),
    );
    await expect(traer).rejects.toThrow('Esta institución ya tiene usuarios');
  });
});
