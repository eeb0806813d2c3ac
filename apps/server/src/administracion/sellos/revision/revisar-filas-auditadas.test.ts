// Whatever table the bitácora audits, and whoever changes a row of it behind its back: it is found and named, also what enters as a digest. And
// nobody but a trigger writes the note of a row.
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { conSql, trasElAtaque } from '#contabilidad/verificacion/testing/atacar.ts';
import { crearAzar } from '#demo-institucion/historia/azar.ts';
import { TABLAS_AUDITADAS, type TablaAuditada } from '#platform/database/filas-auditadas.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import { alteracionAlAzar, tablasConFilas } from '../testing/alterar-filas.ts';
import { revisarFilasAuditadas } from './revisar-filas-auditadas.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00Z');
const AL_AZAR = 15;
let base: BaseDePrueba;
let dueno: Database;
let aplicacion: Database;

beforeAll(async () => {
  const administracion = inject('urlDeAdministracion');
  base = await crearBase(
    administracion,
    await plantillaConDemo(administracion, reloj, { historia: true, firmada: true }),
  );
  dueno = abrirDatabase(abrirPool(base.url));
  aplicacion = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
});
afterAll(async () => {
  await dueno.destroy();
  await aplicacion.destroy();
  await base.borrar();
});

const mensajes = async (db: Database, completa = false) =>
  (await revisarFilasAuditadas(db, { completa })).map(({ mensaje }) => mensaje);

const alAlterar = (...ordenes: string[]) => trasElAtaque(dueno, conSql(...ordenes), mensajes);

it('lo que la demostración hizo está en la bitácora, fila por fila', async () => {
  expect(await mensajes(aplicacion)).toEqual([]);
  expect(await mensajes(aplicacion, true)).toEqual([]);
  const { rows } = await sql<TablaAuditada>`${sql.raw(TABLAS_AUDITADAS)}`.execute(dueno);
  expect(rows.length).toBeGreaterThan(80);
  for (const { tabla, llave, identidad } of rows) {
    expect(llave, tabla).not.toEqual([]);
    expect(identidad, tabla).not.toEqual([]);
  }
});

describe('lo cambiado a espaldas de la bitácora', () => {
  it.each([
    [
      'un rol que nadie dio',
      `insert into usuario_rol select id, 'auditor' from usuario where correo = 'cajero@cuadra.demo'`,
      /^Se agregó «Rol de un usuario» \p{L}+ .*\/auditor sin pasar por la bitácora\.$/u,
    ],
    [
      'un rol quitado',
      `delete from usuario_rol where rol = 'contador'`,
      /^Se quitó «Rol de un usuario» .*\/contador sin pasar por la bitácora\.$/,
    ],
    [
      'el nombre de una cuenta',
      `update cuenta set nombre_cuenta = 'Otra' where id_cuenta = '1011010103'`,
      /^Cambió «Cuenta» Otra \(1011010103\) sin pasar por la bitácora: Nombre de la cuenta\.$/,
    ],
    [
      'un usuario rehabilitado',
      `update usuario set activo = not activo where correo = 'cajero@cuadra.demo'`,
      /^Cambió «Usuario» .* sin pasar por la bitácora: Activo\.$/,
    ],
    [
      'la contraseña de otra persona',
      `update usuario set contrasena = '$argon2id$otra' where correo = 'contador@cuadra.demo'`,
      /^Cambió «Usuario» .* sin pasar por la bitácora: Contraseña\.$/,
    ],
    [
      'un límite subido, de los que vienen con Cuadra',
      `update politica set cada = 1 where rol = 'contador' and operacion = 'cheque'`,
      /^Cambió «Operación y límite» contador\/cheque\/paga sin pasar por la bitácora.*: Cada vez\.$/,
    ],
    [
      'quien autoriza más de lo que puede',
      `update politica_de_autorizacion set cada = 1 where rol = 'jefe_agencia' and operacion = 'titulares'`,
      /^Cambió «Poder de autorizar» jefe_agencia\/titulares\/decide sin pasar por la bitácora.*: Cada vez\.$/,
    ],
    [
      'una tasa publicada, doblada',
      'update tramo_de_tasa set ppm = ppm * 2 where ctid = (select x.ctid from tramo_de_tasa x where x.ppm > 0 limit 1)',
      /^Cambió «Tramo de tasa» .* sin pasar por la bitácora: Tasa \(%\)\.$/,
    ],
    [
      'el titular de una cuenta',
      `update titular t set asociado = (select a.id from asociado a where not exists (
          select from titular o where (o.cuenta, o.asociado) = (t.cuenta, a.id)) limit 1) where ctid = (select x.ctid from titular x limit 1)`,
      /^Se (agregó|quitó) «Titular» .* sin pasar por la bitácora\.$/,
    ],
    [
      'quien aprobó una corrida',
      `update corrida set aprobada_por = (select u.id from usuario u where u.id <> corrida.aprobada_por limit 1)
        where id = (select max(c.id) from corrida c where c.aprobada_por is not null)`,
      /^Cambió «Corrida de intereses» .* sin pasar por la bitácora: Aprobada por\.$/,
    ],
    [
      'los pasos de una revisión',
      'delete from paso_de_revision where id = (select x.id from paso_de_revision x limit 1)',
      /^Se quitó «Paso de la revisión de una caja» .* sin pasar por la bitácora\.$/,
    ],
    [
      'el DPI de un asociado',
      `update asociado set dpi = '1111111111111' where id = (select a.id from asociado a limit 1)`,
      /^Cambió «Asociado» .* sin pasar por la bitácora: DPI\.$/,
    ],
    [
      'el nombre de la institución',
      `update institucion set nombre = 'Otra'`,
      /^Cambió «Institución» Otra \(true\) sin pasar por la bitácora: Nombre\.$/,
    ],
  ])('%s', async (_, orden, mensaje) => {
    expect((await alAlterar(orden))[0]).toMatch(mensaje);
  });

  it('cualquier fila de cualquier tabla, al azar', async () => {
    const semilla = Math.floor(Math.random() * 2 ** 31);
    const azar = crearAzar(String(semilla));
    const tablas = await tablasConFilas(dueno);
    expect(tablas.length).toBeGreaterThan(45);
    for (let hechas = 0, intentos = 0; hechas < AL_AZAR && intentos < AL_AZAR * 4; intentos++) {
      const { tabla, orden } = alteracionAlAzar(tablas, azar);
      // What the table itself refuses is no alteration.
      const dichos = await alAlterar(orden).catch((error: { code?: string }) => {
        if (!/^2[23]/.test(error.code ?? '')) throw error;
        return undefined;
      });
      if (dichos === undefined) continue;
      hechas++;
      expect(dichos[0], `semilla ${semilla}: ${orden}`).toContain(`«${nombreDeEntidad(tabla)}»`);
      expect(dichos[0], `semilla ${semilla}: ${orden}`).toMatch(/sin pasar por la bitácora/);
    }
  });
});

describe('una nota inventada', () => {
  const NOTA = `(accion, entidad, id_entidad, despues, dicha)`;

  it('la aplicación no la escribe: lo suyo queda dicho, y el momento no es suyo', async () => {
    const decir = (columnas: string, valores: string) =>
      sql.raw(`insert into bitacora ${columnas} values (${valores})`).execute(aplicacion);
    await expect(decir(NOTA, `'usuarios:editar', 'usuario', 'x', '{"id":"x"}', false`)).rejects.toMatchObject(
      {
        code: '42501',
      },
    );
    for (const ajena of ['instante', 'transaccion', 'antes'])
      await expect(
        decir(`(accion, entidad, id_entidad, dicha, ${ajena})`, `'a:b', 'c', 'd', true, null`),
      ).rejects.toMatchObject({
        code: '42501',
      });
  });

  it('dicha por la aplicación no tapa lo que cambió', async () => {
    const dichos = await alAlterar(
      `update tramo_de_tasa set ppm = ppm + 7 where ctid = (select x.ctid from tramo_de_tasa x limit 1)`,
      `insert into bitacora ${NOTA} select 'tasas:publicar', 'tramo_de_tasa', concat_ws('/', t.tabla, t.monto_desde, t.plazo_desde), to_jsonb(t), true
        from tramo_de_tasa t`,
    );
    expect(dichos).toHaveLength(1);
    expect(dichos[0]).toContain('«Tramo de tasa»');
  });

  it('por el dueño, sin lo que había antes: la completa la nombra', async () => {
    const ordenes = [
      `update usuario set activo = false where correo = 'auditor@cuadra.demo'`,
      `insert into bitacora (accion, entidad, id_entidad, antes, despues)
        select 'usuarios:editar', 'usuario', u.id::text, b.despues || '{"nombre": "Quien Sea"}', b.despues || '{"activo": false}'
        from usuario u join lateral (select x.despues from bitacora x where x.entidad = 'usuario' and x.id_entidad = u.id::text
          order by x.n desc limit 1) b on true where u.correo = 'auditor@cuadra.demo'`,
    ];
    const dichos = await trasElAtaque(dueno, conSql(...ordenes), (tx) => mensajes(tx, true));
    expect(dichos).toEqual([
      expect.stringMatching(
        /^La fila [\d,]+ de la bitácora \(usuarios:editar, «Usuario» .*\) no sigue de la anterior: no la escribió ningún cambio\.$/,
      ),
    ]);
  });
});
