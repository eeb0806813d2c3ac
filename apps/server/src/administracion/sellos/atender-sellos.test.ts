// What the clock does, and what leaves: the head of the day and of a close, and each delivery until it arrives.
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import {
  CAJA_CHICA,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import { sellarLoQueToque } from './atender-sellos.ts';
import { leerArchivo } from './cabezas/contenido.ts';
import { compararSello } from './comparar-sello.ts';
import { selladorDePrueba } from './testing/sellos-de-prueba.ts';

let reloj = relojDePrueba('2026-11-16T15:00:00Z');
let base: BaseDePrueba;
let db: Database;
let carpeta: CarpetaTemporal;
let entregados: string;

beforeEach(async () => {
  reloj = relojDePrueba('2026-11-16T15:00:00Z');
  const administracion = inject('urlDeAdministracion');
  const demo = await plantillaConDemo(administracion, reloj, { historia: false, firmada: true });
  base = await crearBase(administracion, demo);
  db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  carpeta = await crearCarpetaTemporal('entregas');
  entregados = join(carpeta.ruta, 'entregados');
});
afterEach(async () => {
  await db.destroy();
  await base.borrar();
  await carpeta.borrar();
});

const motivos = async () =>
  (await db.selectFrom('cabezaSellada').select('motivo').orderBy('n').execute()).map(({ motivo }) => motivo);
const entregas = () =>
  db
    .selectFrom('entregaDeSello')
    .select(['medio', 'destino', 'intentos', 'falla', 'entregadaEn'])
    .orderBy('medio')
    .execute();

it('uno al empezar, uno cada noche a las 00:10, y el que faltó por estar apagado', async () => {
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta, { sellos: { carpeta: undefined } });
  await sellarLoQueToque(sellador);
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario']);
  reloj.poner('2026-11-17T06:09:00Z');
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario']);
  reloj.poner('2026-11-17T06:10:00Z');
  await sellarLoQueToque(sellador);
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario', 'diario']);
  reloj.poner('2026-11-20T20:00:00Z');
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario', 'diario', 'diario']);
});

it('uno a los quince minutos si se contabilizó algo; ninguno más si no', async () => {
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta, { sellos: { carpeta: undefined } });
  await sellarLoQueToque(sellador);
  reloj.avanzar({ minutes: 20 });
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario']);
  await registrar(sellador, partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000));
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario', 'cada-quince-minutos']);
  await registrar(sellador, partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 2_000));
  reloj.avanzar({ minutes: 14 });
  await sellarLoQueToque(sellador);
  expect(await motivos()).toHaveLength(2);
  reloj.avanzar({ minutes: 1 });
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario', 'cada-quince-minutos', 'cada-quince-minutos']);
  reloj.avanzar({ hours: 2 });
  await sellarLoQueToque(sellador);
  expect(await motivos()).toHaveLength(3);
});

it('el de cada quince minutos va a la carpeta y al comando, no al correo; el de la noche y el del cierre, a los tres', async () => {
  await mkdir(entregados);
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta, { sellos: { comando: 'cat' }, conCorreo: true });
  await sellarLoQueToque(sellador);
  await registrar(sellador, partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000));
  reloj.avanzar({ minutes: 15 });
  await sellarLoQueToque(sellador);
  await comoDueno(
    base.url,
    `insert into cierre_de_periodo (anio, mes, agencia, cerrado_en, compuertas)
     select anio, mes, agencia, now(), '[]' from periodo order by 1, 2, 3 limit 1`,
  );
  reloj.avanzar({ minutes: 1 });
  await sellarLoQueToque(sellador);
  // With something posted and the fifteen minutes over, the night's goes first: it is mailed.
  await registrar(sellador, partida('2026-03-06', CAJA_CHICA, PRODUCTOS, 1_000));
  reloj.poner('2026-11-17T06:10:00Z');
  await sellarLoQueToque(sellador);
  const { rows } = await sql<{ motivo: string; medios: string[] }>`
    select c.motivo, array_agg(e.medio order by e.medio) as medios
    from cabeza_sellada c join entrega_de_sello e on e.cabeza = c.n group by c.n order by c.n`.execute(db);
  expect(rows).toEqual([
    { motivo: 'diario', medios: ['carpeta', 'comando', 'correo'] },
    { motivo: 'cada-quince-minutos', medios: ['carpeta', 'comando'] },
    { motivo: 'cierre-de-mes', medios: ['carpeta', 'comando', 'correo'] },
    { motivo: 'diario', medios: ['carpeta', 'comando', 'correo'] },
  ]);
  expect(sellador.cartas).toHaveLength(3);
  expect(await readdir(entregados)).toHaveLength(4);
});

it('uno en cada cierre de mes y de ejercicio', async () => {
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta, { sellos: { carpeta: undefined } });
  await sellarLoQueToque(sellador);
  await comoDueno(
    base.url,
    `insert into ejercicio (anio) values (2020) on conflict do nothing`,
    `insert into cierre_de_periodo (anio, mes, agencia, cerrado_en, compuertas)
     select anio, mes, agencia, now(), '[]' from periodo order by 1, 2, 3 limit 1`,
  );
  reloj.avanzar({ minutes: 1 });
  await sellarLoQueToque(sellador);
  await comoDueno(
    base.url,
    `set session_replication_role = replica`,
    `update ejercicio set estado = 'cerrado' where anio = 2020`,
  );
  reloj.avanzar({ minutes: 1 });
  await sellarLoQueToque(sellador);
  expect(await motivos()).toEqual(['diario', 'cierre-de-mes', 'cierre-de-ejercicio']);
});

it('llega a la carpeta, al comando y al correo de cada auditor; lo que recibieron coincide', async () => {
  await mkdir(entregados);
  const recibido = join(carpeta.ruta, 'recibido.json');
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta, {
    sellos: { comando: `cat > "${recibido}"` },
    conCorreo: true,
  });
  await sellarLoQueToque(sellador);
  expect((await entregas()).map(({ medio, entregadaEn }) => [medio, entregadaEn !== null])).toEqual([
    ['carpeta', true],
    ['comando', true],
    ['correo', true],
  ]);
  const [nombre = ''] = await readdir(entregados);
  expect(nombre).toBe('sello-000001-20261116T150000Z.json');
  expect(((await stat(join(entregados, nombre))).mode & 0o222).toString(8)).toBe('0');
  const enCarpeta = await readFile(join(entregados, nombre), 'utf8');
  const [carta] = sellador.cartas;
  expect(carta?.para).toBe('auditor@cuadra.demo');
  expect(carta?.texto).toMatch(/Código: ([0-9A-F]{4}-){3}[0-9A-F]{4}/);
  expect([await readFile(recibido, 'utf8'), carta?.adjuntos?.[0]?.texto]).toEqual([enCarpeta, enCarpeta]);
  expect(leerArchivo(enCarpeta)?.dice.n).toBe(1);
  expect(await compararSello(db, enCarpeta)).toMatchObject({ coincide: true });
});

it('lo que no llega se intenta otra vez, más tarde cada vez, y se dice por qué', async () => {
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta, {
    sellos: { comando: 'echo ahora no >&2; exit 3' },
  });
  await sellarLoQueToque(sellador);
  expect(await entregas()).toEqual([
    {
      medio: 'carpeta',
      destino: '',
      intentos: 1,
      falla: expect.stringContaining('ENOENT'),
      entregadaEn: null,
    },
    {
      medio: 'comando',
      destino: '',
      intentos: 1,
      falla: 'La orden terminó con 3. ahora no',
      entregadaEn: null,
    },
  ]);
  // Not yet its turn.
  await sellarLoQueToque(sellador);
  expect((await entregas()).map(({ intentos }) => intentos)).toEqual([1, 1]);
  await mkdir(entregados);
  reloj.avanzar({ minutes: 1 });
  await sellarLoQueToque(sellador);
  expect((await entregas()).map(({ intentos, falla }) => [intentos, falla === null])).toEqual([
    [2, true],
    [2, false],
  ]);
  const { rows } = await sql<{ minutos: number }>`
    select extract(epoch from siguiente_en - ${reloj.ahora().toString()}::timestamptz)::int / 60 as minutos
    from entrega_de_sello where medio = 'comando'`.execute(db);
  expect(rows).toEqual([{ minutos: 2 }]);
});

it('donde uno no llegó no se insiste con los demás, y uno que nunca llega no detiene a nadie', async () => {
  const anotados = join(carpeta.ruta, 'llamadas');
  const pasa = join(carpeta.ruta, 'pasa');
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta, {
    // Only once there is a file, and never the first head.
    sellos: {
      carpeta: undefined,
      comando: `echo x >> "${anotados}"; test -f "${pasa}" && ! grep -q ',..n..:1,'`,
    },
  });
  const llamadas = async () => (await readFile(anotados, 'utf8')).split('\n').length - 1;
  await sellarLoQueToque(sellador);
  for (let i = 1; i <= 3; i++) {
    await registrar(sellador, partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000 * i));
    reloj.avanzar({ minutes: 15 });
    await sellarLoQueToque(sellador);
  }
  // The minute of each head: only that one, with two, three and four waiting.
  expect(await llamadas()).toBe(4);
  await writeFile(pasa, '');
  // The first has been tried as often as the others: it goes first, and then last.
  for (let i = 0; i < 2; i++) {
    reloj.avanzar({ minutes: 2 });
    await sellarLoQueToque(sellador);
  }
  expect((await entregas()).filter(({ entregadaEn }) => entregadaEn !== null)).toHaveLength(3);
});

it('un archivo de otro con su nombre no se pisa; el mismo, dejado antes, ya llegó', async () => {
  await mkdir(entregados);
  await writeFile(join(entregados, 'sello-000001-20261116T150000Z.json'), 'otro');
  const sellador = selladorDePrueba(db, reloj, carpeta.ruta);
  await sellarLoQueToque(sellador);
  expect((await entregas())[0]?.falla).toContain('ya hay otro archivo');
  expect(await readFile(join(entregados, 'sello-000001-20261116T150000Z.json'), 'utf8')).toBe('otro');
  expect(await readdir(entregados)).toHaveLength(1);
});
