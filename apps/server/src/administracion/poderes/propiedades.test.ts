// Whatever several people ask for, approve, refuse, take away and wait for, in any order: nobody ends up with roles that
// exclude each other, and neither does a role that moves or approves money come, nor is the second factor of a role no longer
// asked for, by one person alone before a day has passed. The test keeps its own account of who asked for what and when; it
// does not read it from what it judges.
import { permisosDe, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clasesDeCambio } from '#composicion.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { editarUsuario } from '../editar-usuario.ts';
import { editarRolesObligados } from '../segundo-factor/editar-roles-obligados.ts';
import { aprobarCambio } from './aprobar-cambio.ts';
import { negarCambio } from './negar-cambio.ts';
import { abrirCasaDePoderes, type CasaDePoderes } from './testing/casa-de-poderes.ts';

/** All but the one that only reads. */
const APRUEBAN: readonly Rol[] = roles.filter((rol) => rol !== 'auditor');
const GENTE: Readonly<Record<string, Rol>> = {
  'admin@cuadra.demo': 'administrador',
  'segunda@cuadra.demo': 'administrador',
  'tercera@cuadra.demo': 'administrador',
  'contador@cuadra.demo': 'contador',
  'auxiliar@cuadra.demo': 'auxiliar',
  'cajero@cuadra.demo': 'cajero',
};
const correos = Object.keys(GENTE);
const DIA_MS = 86_400_000;

let casa: CasaDePoderes;
beforeAll(async () => {
  casa = await abrirCasaDePoderes();
  for (const correo of ['segunda@cuadra.demo', 'tercera@cuadra.demo'])
    await casa.contratar(correo, ['administrador']);
});
afterAll(() => casa.cerrar());

type Paso =
  | { readonly hace: 'roles'; readonly quien: string; readonly aQuien: string; readonly roles: Rol[] }
  | { readonly hace: 'activo'; readonly quien: string; readonly aQuien: string; readonly activo: boolean }
  | {
      readonly hace: 'aprobar' | 'rechazado' | 'detenido' | 'retirado';
      readonly quien: string;
      readonly n: number;
    }
  | { readonly hace: 'segundo-factor'; readonly quien: string; readonly roles: Rol[] }
  | { readonly hace: 'esperar'; readonly horas: number };

const alguien = fc.constantFrom(...correos);
const paso: fc.Arbitrary<Paso> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      hace: fc.constant('roles' as const),
      quien: alguien,
      aQuien: alguien,
      roles: fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      hace: fc.constant('activo' as const),
      quien: alguien,
      aQuien: alguien,
      activo: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      hace: fc.constant('segundo-factor' as const),
      quien: alguien,
      roles: fc.uniqueArray(fc.constantFrom(...roles), { maxLength: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      hace: fc.constantFrom('aprobar', 'aprobar', 'aprobar', 'rechazado', 'detenido', 'retirado'),
      quien: alguien,
      n: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ hace: fc.constant('esperar' as const), horas: fc.constantFrom(1, 12, 24) }),
  },
);

/** One that is granted, since another administrador approves it: without it, chance might grant none and prove nothing. */
const SE_OTORGA: Paso[] = [
  { hace: 'roles', quien: 'admin@cuadra.demo', aQuien: 'auxiliar@cuadra.demo', roles: ['contador'] },
  { hace: 'aprobar', quien: 'segunda@cuadra.demo', n: 0 },
  { hace: 'segundo-factor', quien: 'segunda@cuadra.demo', roles: ['administrador'] },
  { hace: 'aprobar', quien: 'admin@cuadra.demo', n: 0 },
];

interface Cuenta {
  /** Who holds what moves or approves, `correo rol`, before the step; and what is not asked of a role, `todos rol`. */
  tenian: ReadonlySet<string>;
  /** Who was first seen asking for it, and when, by `correo rol`. */
  readonly pedidos: Map<string, { readonly quien: string; readonly cuando: number }>;
  dados: number;
}

test('nadie con roles que se excluyen, ni quien apruebe por obra de uno solo antes de un día', async () => {
  let dados = 0;
  const prueba = fc.asyncProperty(fc.array(paso, { minLength: 20, maxLength: 40 }), async (pasos) => {
    await comenzarDeNuevo();
    const cuenta: Cuenta = { tenian: await loOtorgado(), pedidos: new Map(), dados: 0 };
    for (const uno of pasos) {
      await dar(uno);
      await revisar(uno, cuenta);
    }
    dados += cuenta.dados;
  });
  await fc.assert(prueba, { numRuns: 12, examples: [[SE_OTORGA]], endOnFailure: true });
  expect(dados).toBeGreaterThan(0);
});

async function comenzarDeNuevo(): Promise<void> {
  const valores = Object.entries(GENTE).map(([correo, rol]) => `('${correo}', '${rol}')`);
  await comoDueno(
    casa.url,
    `update cambio_de_poder set estado = 'caduco', resuelto_en = now(), motivo = 'prueba' where estado = 'pendiente'`,
    `delete from usuario_rol`,
    `update usuario set activo = true`,
    `delete from rol_con_segundo_factor`,
    `insert into rol_con_segundo_factor values ('administrador'), ('contador'), ('ahorros')`,
    `insert into usuario_rol select u.id, v.rol from (values ${valores.join(', ')}) v (correo, rol) join usuario u using (correo)`,
  );
}

/** Refused or done: what matters is how things are left. */
async function dar(uno: Paso): Promise<void> {
  if (uno.hace === 'esperar') return casa.pasar({ hours: uno.horas });
  const contexto = await contextoDe(uno.quien);
  if (contexto === undefined) return;
  try {
    await escribir(casa.db, contexto, 'prueba', (tx) => hacer(tx, contexto, uno));
  } catch (error) {
    if (!(error instanceof ProblemaError)) throw error;
  }
}

async function hacer(
  tx: Tx,
  contexto: ContextoConActor,
  uno: Exclude<Paso, { hace: 'esperar' }>,
): Promise<void> {
  const { permisos } = contexto.actor;
  if (uno.hace === 'roles' || uno.hace === 'activo') {
    if (!permisos.has('usuarios:administrar')) return;
    const { id, version } = await casa.buscar(uno.aQuien);
    const cambios = uno.hace === 'roles' ? { roles: uno.roles } : { activo: uno.activo };
    return editarUsuario(tx, casa.plataforma, contexto, id, { version, ...cambios });
  }
  if (uno.hace === 'segundo-factor') {
    if (!permisos.has('usuarios:administrar')) return;
    const pedido = { roles: uno.roles, motivo: 'porque sí' };
    return editarRolesObligados(tx, casa.plataforma, contexto, pedido);
  }
  if (!permisos.has(uno.hace === 'detenido' ? 'poderes:detener' : 'poderes:aprobar')) return;
  const esperan = await tx
    .selectFrom('cambioDePoder')
    .select('id')
    .where('estado', '=', 'pendiente')
    .orderBy('id')
    .execute();
  const id = esperan[uno.n % Math.max(1, esperan.length)]?.id;
  if (id === undefined) return;
  if (uno.hace === 'aprobar') return aprobarCambio(tx, casa.plataforma, contexto, clasesDeCambio, id);
  const negativa = uno.hace === 'retirado' ? { estado: uno.hace } : { estado: uno.hace, motivo: 'porque no' };
  return negarCambio(tx, casa.plataforma, contexto, id, negativa);
}

async function revisar(uno: Paso, cuenta: Cuenta): Promise<void> {
  const quien = uno.hace === 'esperar' ? 'el tiempo' : uno.quien;
  const cuando = casa.reloj.ahora().epochMilliseconds;
  expect(await paresQueIncumplen()).toEqual([]);
  const tienen = await loOtorgado();
  for (const nuevo of tienen.difference(cuenta.tenian)) {
    const pedido = cuenta.pedidos.get(nuevo);
    expect(pedido, `${nuevo}: nadie lo había pedido antes de este paso`).toBeDefined();
    expect(quien, `${nuevo}: lo pidió y lo aprobó la misma persona`).not.toBe(pedido?.quien);
    expect(nuevo, `${nuevo}: lo aprobó a quien favorece`).not.toMatch(new RegExp(`^${quien} `));
    if (quien === 'el tiempo') expect(cuando - (pedido?.cuando ?? cuando)).toBeGreaterThanOrEqual(DIA_MS);
    cuenta.dados++;
  }
  cuenta.tenian = tienen;
  await anotarPedidos(quien, cuando, cuenta);
}

/** By the change that waits now and did not before: whoever took this step asked for it. */
async function anotarPedidos(quien: string, cuando: number, { pedidos }: Cuenta): Promise<void> {
  const filas = await casa.db
    .selectFrom('cambioDePoder')
    .leftJoin('usuario', 'usuario.id', 'cambioDePoder.sujeto')
    .leftJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select(['usuario.correo', 'cambioDePoder.clase', 'cambioDePoder.datos', 'usuarioRol.rol'])
    .where('estado', '=', 'pendiente')
    .execute();
  const esperan = new Set(
    filas.flatMap(({ correo, clase, datos, rol }) => {
      if (clase === 'habilitar') return [`${correo} ${rol}`];
      const pide = (clase === 'segundo-factor-roles' ? datos.exime : datos.otorga) as Rol[];
      return pide.map((uno) => `${correo ?? TODOS} ${uno}`);
    }),
  );
  for (const espera of esperan) if (!pedidos.has(espera)) pedidos.set(espera, { quien, cuando });
  for (const antes of [...pedidos.keys()]) if (!esperan.has(antes)) pedidos.delete(antes);
}

const TODOS = 'todos';

async function loOtorgado(): Promise<ReadonlySet<string>> {
  const filas = await casa.db.selectFrom('rolConSegundoFactor').select('rol').execute();
  const obligados = new Set(filas.map(({ rol }) => rol));
  const eximidos = roles.filter((rol) => !obligados.has(rol)).map((rol) => `${TODOS} ${rol}`);
  return (await quienesAprueban()).union(new Set(eximidos));
}

async function quienesAprueban(): Promise<ReadonlySet<string>> {
  const filas = await casa.db
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select(['usuario.correo', 'usuarioRol.rol'])
    .where('usuario.activo', '=', true)
    .where('usuarioRol.rol', 'in', APRUEBAN)
    .execute();
  return new Set(filas.map(({ correo, rol }) => `${correo} ${rol}`));
}

const paresQueIncumplen = () =>
  casa.db
    .selectFrom('usuarioRol as a')
    .innerJoin('usuarioRol as b', 'b.usuario', 'a.usuario')
    .innerJoin('rolIncompatible as par', (union) =>
      union.onRef('par.rolA', '=', 'a.rol').onRef('par.rolB', '=', 'b.rol'),
    )
    .select(['a.usuario', 'a.rol', 'b.rol as otro'])
    .execute();

async function contextoDe(correo: string): Promise<ContextoConActor | undefined> {
  const { id, nombre, activo, roles: suyos, agencias } = await casa.buscar(correo);
  if (!activo) return undefined;
  const actor = { id, nombre, correo, sesion: '', roles: suyos, permisos: permisosDe(suyos), agencias };
  return { ...contextoDelSistema(casa.reloj.ahora(), 'prueba'), actor };
}
