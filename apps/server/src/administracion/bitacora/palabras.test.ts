// Nothing that the bitácora may say is left without words, and no number of it without knowing whether it is money: the sources and
// the schema are read, so that what is added tomorrow fails here until somebody names it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { permisos } from '@cuadra/contract/acceso/permisos';
import {
  accionesConocidas,
  accionesRechazadas,
  nombreDeAccion,
} from '@cuadra/contract/administracion/bitacora/acciones';
import { entidadesConocidas, nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { esMonto, seMuestraATodos } from './montos.ts';

const FUENTES = fileURLToPath(new URL('../../', import.meta.url));

let prueba: AplicacionDePrueba;
let dueno: pg.Client;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ demo: false });
  dueno = new pg.Client({ connectionString: prueba.url });
  await dueno.connect();
});
afterAll(async () => {
  await dueno.end();
  await prueba.cerrar();
});

const fuentes = readdirSync(FUENTES, { recursive: true, encoding: 'utf8' })
  .filter((ruta) => ruta.endsWith('.ts') && !ruta.endsWith('.test.ts') && !/(^|\/)testing\//.test(ruta))
  .map((ruta) => readFileSync(join(FUENTES, ruta), 'utf8'))
  .join('\n');

/** Made of the class of each costly work (trabajos-pesados). */
const DE_TRABAJOS = [
  'verificacion:pedir',
  'reconstruccion:pedir',
  'cruce:pedir',
  'respaldo:pedir',
  'exportacion:pedir',
  'practica:pedir',
];

/** Nobody writes these any more; what was written with them is still read. */
const DE_ANTES = [
  'cajas:pedir-autorizacion',
  'cajas:autorizar',
  'cajas:negar-autorizacion',
  'cajas:retirar-autorizacion',
];

const escritas = new Set(
  [...fuentes.matchAll(/(?<![\w`'"])[`']([a-z][a-z-]*:[a-z][a-z-]*)[`'](?![\w])/g)]
    .map(([, una = '']) => una)
    .filter((una) => !/^(node|about|cuadra):/.test(una)),
);

it('toda acción que escribe el programa tiene sus palabras, y no sobra ninguna', () => {
  const permisosQueNoSonAcciones = new Set<string>(
    permisos.filter((uno) => !accionesConocidas.includes(uno)),
  );
  expect(
    [...escritas].filter((una) => !accionesConocidas.includes(una) && !permisosQueNoSonAcciones.has(una)),
  ).toEqual([]);
  const sinEscribir = new Set([...DE_TRABAJOS, ...DE_ANTES]);
  expect(accionesConocidas.filter((una) => !escritas.has(una) && !sinEscribir.has(una))).toEqual([]);
  expect(accionesConocidas.filter((una) => nombreDeAccion(una) === una)).toEqual([]);
});

it('cada permiso con que algo se escribe también las tiene', () => {
  const usados = permisos.filter((uno) =>
    new RegExp(`(escribir\\([^;]{0,80}|accion: |ACCION\\w* = |accion = )'${uno}'`).test(fuentes),
  );
  expect(usados.length).toBeGreaterThan(5);
  expect(usados.filter((uno) => !accionesConocidas.includes(uno))).toEqual([]);
});

it('toda tabla que anota, y todo lo que se anota sin tabla, tiene nombre', async () => {
  const { rows } = await dueno.query<{ tabla: string }>(`
    select distinct c.relname as tabla from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.prosrc ilike '%insert into bitacora%' and c.relname <> 'linea'`);
  const sinTabla = [...fuentes.matchAll(/entidad: '([a-z_]+)'/g)].map(([, una = '']) => una);
  const todas = [...rows.map(({ tabla }) => tabla), ...sinTabla];
  expect(todas.filter((una) => !entidadesConocidas.includes(una))).toEqual([]);
  expect(entidadesConocidas.filter((una) => nombreDeEntidad(una) === una)).toEqual([]);
});

it('de todo número que se anota se sabe si es dinero', async () => {
  const { rows } = await dueno.query<{ columna: string }>(`
    select distinct a.attname as columna from pg_attribute a
    where a.attnum > 0 and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype)
      and a.attrelid in (select t.tgrelid from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where p.prosrc ilike '%insert into bitacora%')`);
  const sinDecir = rows.filter(({ columna }) => !esMonto(columna) && !seMuestraATodos(columna));
  expect(sinDecir).toEqual([{ columna: 'exacto' }]);
});

it('el índice de los rechazos es el de las acciones que lo son', async () => {
  const { rows } = await dueno.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'bitacora_de_rechazos'`,
  );
  const suyas = [...(rows[0]?.indexdef ?? '').matchAll(/'([a-z:-]+)'/g)].map(([, una = '']) => una);
  expect(suyas.toSorted()).toEqual(accionesRechazadas.toSorted());
});
