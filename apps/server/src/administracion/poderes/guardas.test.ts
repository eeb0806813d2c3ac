// What the database holds by itself, against any path of the application: SQL under its own role, saying who acts.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { codigoDelRechazo } from '#platform/database/rechazo.ts';
import { hoyEn } from '#platform/reloj.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { abrirCasaDePoderes, type CasaDePoderes } from './testing/casa-de-poderes.ts';

const ADMIN = 'admin@cuadra.demo';
const SEGUNDA = 'segunda@cuadra.demo';
const SISTEMA = '';

let casa: CasaDePoderes;
const ids = new Map<string, string>();
beforeAll(async () => {
  casa = await abrirCasaDePoderes();
  await casa.contratar(SEGUNDA, ['administrador']);
  for (const { id, correo } of await casa.db.selectFrom('usuario').select(['id', 'correo']).execute())
    ids.set(correo, id);
});
afterAll(() => casa.cerrar());

const idDe = (correo: string) => ids.get(correo) ?? '';

function enTransaccion<T>(correo: string, trabajo: (tx: Tx) => Promise<T>): Promise<T> {
  const contexto = contextoDelSistema(casa.reloj.ahora(), 'prueba');
  const actor = {
    id: idDe(correo),
    nombre: '',
    correo,
    sesion: '',
    roles: [],
    permisos: new Set<never>(),
    agencias: [],
  };
  return escribir(casa.db, { ...contexto, actor: correo === SISTEMA ? undefined : actor }, 'prueba', trabajo);
}

/** The product's code with which PostgreSQL refuses it, the broken constraint, or what it says. */
async function intentar(correo: string, ...ordenes: readonly RawBuilder<unknown>[]): Promise<string> {
  try {
    await enTransaccion(correo, async (tx) => {
      for (const orden of ordenes) await orden.execute(tx);
    });
    return 'pasa';
  } catch (error) {
    const restriccion = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    return codigoDelRechazo(error) ?? String(restriccion ?? error);
  }
}

const darRol = (correo: string, rol: string) =>
  sql`insert into usuario_rol (usuario, rol) values (${idDe(correo)}, ${rol})`;

const ahora = () => casa.reloj.ahora().toString();

/** A change of powers that ADMIN asks for. */
function pedido(cambios: Readonly<Record<string, unknown>> = {}): RawBuilder<unknown> {
  const fila = {
    clase: 'roles',
    sujeto: idDe('auxiliar@cuadra.demo'),
    datos: JSON.stringify({ otorga: ['contador'], quita: [] }),
    descripcion: 'Una prueba.',
    pedido_por: idDe(ADMIN),
    pedido_en: ahora(),
    ...cambios,
  };
  const columnas = sql.join(Object.keys(fila).map((columna) => sql.ref(columna)));
  return sql`insert into cambio_de_poder (${columnas}) values (${sql.join(Object.values(fila))})`;
}

const olvidarPendientes = () =>
  comoDueno(
    casa.url,
    `update cambio_de_poder set estado = 'caduco', resuelto_en = now(), motivo = 'prueba' where estado = 'pendiente'`,
  );

let pedidos = 0;

/** Asked for by ADMIN; comes back what SEGUNDA does for it to take effect. */
async function porAplicar(cambios: Readonly<Record<string, unknown>>): Promise<RawBuilder<unknown>> {
  const id = `00000000-0000-4000-8001-${String(pedidos++).padStart(12, '0')}`;
  expect(await intentar(ADMIN, pedido({ ...cambios, id }))).toBe('pasa');
  return sql`update cambio_de_poder set estado = 'aplicado', resuelto_por = ${idDe(SEGUNDA)},
    resuelto_en = ${ahora()} where id = ${id}`;
}

describe('los roles', () => {
  test.each([
    [ADMIN, 'quien administra, sin cambio de poder'],
    [SISTEMA, 'ni el programa por su cuenta, habiendo administradores'],
  ])('uno que aprueba o mueve dinero no se da: %s, %s', async (quien) => {
    for (const rol of ['contador', 'ahorros', 'cajero', 'jefe_agencia', 'administrador'])
      expect(await intentar(quien, darRol('auxiliar@cuadra.demo', rol))).toBe('CAMBIO_EN_ESPERA');
    expect(await intentar(quien, darRol('auditor@cuadra.demo', 'auxiliar'))).toBe('CAMBIO_EN_ESPERA');
  });

  test('los propios no se dan ni se quitan, ni las agencias', async () => {
    const yo = idDe(ADMIN);
    expect(await intentar(ADMIN, darRol(ADMIN, 'ahorros'))).toBe('PODERES_PROPIOS');
    expect(await intentar(ADMIN, sql`delete from usuario_rol where usuario = ${yo}`)).toBe('PODERES_PROPIOS');
    expect(
      await intentar(ADMIN, sql`insert into usuario_agencia values (${yo}, '03') on conflict do nothing`),
    ).toBe('PODERES_PROPIOS');
    expect(await intentar(ADMIN, sql`delete from usuario_agencia where usuario = ${yo}`)).toBe(
      'PODERES_PROPIOS',
    );
  });

  test('un par que se excluye no entra: ni uno por uno, ni los dos en una orden, ni por el programa solo', async () => {
    for (const quien of [ADMIN, SISTEMA]) {
      expect(await intentar(quien, darRol('cajero@cuadra.demo', 'auditor'))).toBe('ROLES_INCOMPATIBLES');
    }
    const nadie = idDe('auditor@cuadra.demo');
    const ninguno = sql`delete from usuario_rol where usuario = ${nadie}`;
    for (const [uno, otro] of [
      ['auxiliar', 'cajero'],
      ['ahorros', 'cajero'],
      ['ahorros', 'jefe_agencia'],
      ['ahorros', 'auxiliar'],
      ['auxiliar', 'jefe_agencia'],
    ]) {
      const datos = JSON.stringify({ otorga: [uno, otro], quita: [] });
      const aprobar = await porAplicar({ sujeto: nadie, datos });
      const dos = sql`insert into usuario_rol (usuario, rol) values (${nadie}, ${otro}), (${nadie}, ${uno})`;
      expect(await intentar(SEGUNDA, aprobar, ninguno, dos)).toBe('ROLES_INCOMPATIBLES');
      await olvidarPendientes();
    }
  });

  test('dos transacciones a la vez, cada una con un rol del par: entra uno', async () => {
    const quien = idDe('jefe@cuadra.demo');
    await enTransaccion(ADMIN, (tx) => sql`delete from usuario_rol where usuario = ${quien}`.execute(tx));
    const segunda = Promise.withResolvers<void>();
    let otra: Promise<string> = Promise.resolve('');
    const aprobar = await porAplicar({
      sujeto: quien,
      datos: JSON.stringify({ otorga: ['cajero'], quita: [] }),
    });
    await enTransaccion(SEGUNDA, async (tx) => {
      await aprobar.execute(tx);
      await darRol('jefe@cuadra.demo', 'cajero').execute(tx);
      otra = intentar(ADMIN, darRol('jefe@cuadra.demo', 'auditor')).finally(segunda.resolve);
      // The other one stands waiting for the person, whom this one holds.
      await hastaQueAlguienEspere(casa.url);
    });
    await segunda.promise;
    expect(await otra).toBe('ROLES_INCOMPATIBLES');
    expect(
      await casa.db.selectFrom('usuarioRol').select('rol').where('usuario', '=', quien).execute(),
    ).toEqual([{ rol: 'cajero' }]);
  });
});

test('ni los límites, ni el correo, ni el regreso, ni el nombre se cambian por fuera', async () => {
  const contador = idDe('contador@cuadra.demo');
  const auxiliar = idDe('auxiliar@cuadra.demo');
  for (const orden of [
    sql`update politica set cada = null where rol = 'auxiliar'`,
    sql`delete from politica where rol = 'auxiliar'`,
    sql`insert into politica (rol, operacion, clase) values ('cajero', 'partida', 'paga')`,
    sql`update politica_de_autorizacion set cada = 1 where rol = 'jefe_agencia'`,
    sql`delete from politica_de_autorizacion where rol = 'jefe_agencia'`,
    sql`insert into politica_de_autorizacion (rol, operacion, clase) values ('jefe_agencia', 'partida', 'paga')`,
    sql`update usuario set correo = 'otro@ejemplo.gt' where id = ${contador}`,
  ])
    expect(await intentar(ADMIN, orden)).toBe('CAMBIO_EN_ESPERA');
  const fuera = (activo: boolean) => sql`update usuario set activo = ${activo} where id = ${contador}`;
  expect(await intentar(ADMIN, fuera(false), fuera(true))).toBe('CAMBIO_EN_ESPERA');
  const nombre = sql`update usuario set nombre = 'Otra Persona' where id = ${auxiliar}`;
  expect(await intentar('auxiliar@cuadra.demo', nombre)).toBe('NOMBRE_AJENO');
  expect(await intentar(ADMIN, sql`update institucion set firmada_en = null`)).toMatch(/no vuelve a abrirse/);
});

describe('los roles que deben tener segundo factor', () => {
  const quitar = (rol: string) => sql`delete from rol_con_segundo_factor where rol = ${rol}`;
  const eximir = (exime: string[], motivo = 'Una prueba') =>
    porAplicar({
      clase: 'segundo-factor-roles',
      sujeto: null,
      datos: JSON.stringify({ exime, motivo }),
    });

  test('ninguno sale de la lista por una sola persona, ni por el programa', async () => {
    for (const quien of [ADMIN, SISTEMA]) {
      expect(await intentar(quien, quitar('ahorros'))).toBe('CAMBIO_EN_ESPERA');
      expect(await intentar(quien, sql`delete from rol_con_segundo_factor`)).toBe('CAMBIO_EN_ESPERA');
    }
    for (const orden of [
      sql`update rol_con_segundo_factor set rol = 'auditor'`,
      sql`truncate rol_con_segundo_factor`,
    ])
      expect(await intentar(ADMIN, orden)).toMatch(/permission denied/);
  });

  test('sale el que dice el cambio, en la transacción en que vale y en ninguna otra', async () => {
    const aprobar = await eximir(['contador']);
    expect(await intentar(SEGUNDA, aprobar, quitar('ahorros'))).toBe('CAMBIO_EN_ESPERA');
    expect(await intentar(ADMIN, aprobar)).toBe('SIN_PERMISO');
    expect(await intentar(SEGUNDA, aprobar)).toBe('pasa');
    expect(await intentar(SEGUNDA, quitar('contador'))).toBe('CAMBIO_EN_ESPERA');
    expect(await intentar(SEGUNDA, await eximir(['contador']), quitar('contador'))).toBe('pasa');
  });

  test('ni se pide sin decir por qué', async () => {
    for (const datos of [
      { exime: ['contador'] },
      { exime: ['contador'], motivo: ' ' },
      { motivo: 'Sin roles' },
    ])
      expect(
        await intentar(
          ADMIN,
          pedido({ clase: 'segundo-factor-roles', sujeto: null, datos: JSON.stringify(datos) }),
        ),
      ).toBe('cambio_de_poder_exime_con_motivo');
  });
});

test('un par se acepta con motivo y con plazo, de otra persona y no más de un año', async () => {
  const dentroDe = (duracion: Temporal.DurationLike) => hoyEn(casa.reloj).add(duracion).toString();
  const entero = {
    pares: [{ rolA: 'ahorros', rolB: 'cajero' }],
    motivo: 'Somos tres personas',
    hasta: dentroDe({ months: 6 }),
  };
  const pedir = (cambios: object, sujeto: string | null = idDe('auditor@cuadra.demo')) =>
    intentar(
      ADMIN,
      pedido({ clase: 'par-aceptado', sujeto, datos: JSON.stringify({ ...entero, ...cambios }) }),
    );
  for (const cambios of [
    { motivo: '' },
    { motivo: undefined },
    { pares: [] },
    { hasta: undefined },
    { hasta: dentroDe({ days: -1 }) },
    { hasta: dentroDe({ years: 1, days: 1 }) },
  ])
    expect(await pedir(cambios)).toBe('cambio_de_poder_par_con_plazo');
  expect(await pedir({}, null)).toBe('cambio_de_poder_par_con_plazo');
  expect(await pedir({}, idDe(ADMIN))).toBe('cambio_de_poder_ajeno');
  expect(await pedir({ hasta: dentroDe({ years: 1 }) })).toBe('pasa');
});

describe('el cambio de poder', () => {
  let n = 0;
  let id = '';
  const resolver = (estado: string, por: string | null, mas: RawBuilder<unknown> = sql``) =>
    sql`update cambio_de_poder set estado = ${estado}, resuelto_por = ${por}, resuelto_en = ${ahora()} ${mas} where id = ${id}`;

  beforeEach(async () => {
    await olvidarPendientes();
    id = `00000000-0000-4000-8000-${String(n++).padStart(12, '0')}`;
    expect(await intentar(ADMIN, pedido({ id }))).toBe('pasa');
  });

  test('nace pendiente, de quien administra y en su nombre; uno de cada clase por persona', async () => {
    const jefe = { sujeto: idDe('jefe@cuadra.demo') };
    const resuelto = { resuelto_por: idDe(SEGUNDA), resuelto_en: ahora() };
    expect(await intentar(ADMIN, pedido())).toBe('cambio_de_poder_pendiente');
    expect(await intentar(ADMIN, pedido({ ...jefe, ...resuelto, estado: 'aplicado' }))).toBe(
      'CAMBIO_RESUELTO',
    );
    expect(
      await intentar(ADMIN, pedido({ ...jefe, ...resuelto, resuelto_por: idDe(ADMIN), estado: 'inmediato' })),
    ).toBe('CAMBIO_EN_ESPERA');
    expect(await intentar(SEGUNDA, pedido(jefe))).toBe('SIN_PERMISO');
    expect(
      await intentar('auxiliar@cuadra.demo', pedido({ ...jefe, pedido_por: idDe('auxiliar@cuadra.demo') })),
    ).toBe('SIN_PERMISO');
    expect(await intentar(ADMIN, pedido({ sujeto: idDe(ADMIN) }))).toBe('cambio_de_poder_ajeno');
    const prisa = casa.reloj.ahora().add({ hours: 23 }).toString();
    expect(await intentar(ADMIN, pedido({ ...jefe, efectivo_en: prisa }))).toBe(
      'cambio_de_poder_espera_un_dia',
    );
  });

  test('no lo aprueba quien lo pidió, ni en nombre de otro, ni quien no administra, ni el tiempo antes de hora', async () => {
    expect(await intentar(ADMIN, resolver('aplicado', idDe(ADMIN)))).toBe('cambio_de_poder_de_dos');
    expect(await intentar(ADMIN, resolver('aplicado', idDe(SEGUNDA)))).toBe('SIN_PERMISO');
    expect(await intentar(ADMIN, resolver('aplicado', null))).toBe('SIN_PERMISO');
    expect(await intentar('contador@cuadra.demo', resolver('aplicado', idDe('contador@cuadra.demo')))).toBe(
      'SIN_PERMISO',
    );
    expect(await intentar(SISTEMA, resolver('aplicado', null))).toBe('cambio_de_poder_de_dos');
    expect(await intentar(SISTEMA, resolver('aplicado', null, sql`, efectivo_en = ${ahora()}`))).toBe(
      'CAMBIO_EN_ESPERA',
    );
    expect(await intentar(ADMIN, resolver('inmediato', idDe(ADMIN)))).toBe('CAMBIO_EN_ESPERA');
  });

  test('su espera no se acorta, su contenido no se cambia, y no se borra', async () => {
    const plazo = (horas: number) =>
      sql`update cambio_de_poder set efectivo_en = ${casa.reloj.ahora().add({ hours: horas }).toString()} where id = ${id}`;
    expect(await intentar(ADMIN, plazo(20))).toBe('cambio_de_poder_espera_un_dia');
    expect(await intentar(SISTEMA, plazo(48))).toBe('pasa');
    expect(await intentar(SISTEMA, plazo(24))).toBe('CAMBIO_EN_ESPERA');
    expect(await intentar(ADMIN, sql`update cambio_de_poder set datos = '{}' where id = ${id}`)).toMatch(
      /permission denied/,
    );
    expect(await intentar(ADMIN, sql`delete from cambio_de_poder where id = ${id}`)).toMatch(
      /permission denied/,
    );
  });

  test('lo detiene quien contabiliza, lo retira quien pidió, y resuelto queda resuelto', async () => {
    expect(await intentar(SEGUNDA, resolver('detenido', idDe(SEGUNDA)))).toBe('SIN_PERMISO');
    expect(await intentar(SEGUNDA, resolver('retirado', idDe(SEGUNDA)))).toBe(
      'cambio_de_poder_lo_retira_quien_pide',
    );
    expect(await intentar(ADMIN, resolver('rechazado', idDe(ADMIN)))).toBe('cambio_de_poder_lo_niega_otro');
    expect(await intentar('contador@cuadra.demo', resolver('detenido', idDe('contador@cuadra.demo')))).toBe(
      'pasa',
    );
    expect(await intentar(SEGUNDA, resolver('aplicado', idDe(SEGUNDA)))).toBe('CAMBIO_RESUELTO');
  });

  test('permite lo que dice, en la transacción en que vale y en ninguna otra', async () => {
    const aprobar = () => resolver('aplicado', idDe(SEGUNDA));
    const [rol, otro] = [darRol('auxiliar@cuadra.demo', 'contador'), darRol('jefe@cuadra.demo', 'contador')];
    expect(await intentar(SEGUNDA, aprobar(), otro)).toBe('CAMBIO_EN_ESPERA');
    expect(await intentar(SEGUNDA, aprobar())).toBe('pasa');
    expect(await intentar(SEGUNDA, rol)).toBe('CAMBIO_EN_ESPERA');
  });
});
