// Which cajas there are, who works at each, and what was decided about them.
import * as contrato from '@cuadra/contract/contabilidad/cajas/cajas';
import { miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import {
  BANCO,
  BOVEDA,
  CAJA_GENERAL,
  EN_TRANSITO,
  FALTANTES,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
  type Persona,
} from '../testing/mundo-de-cajas.ts';

let m: MundoDeCajas;
beforeAll(async () => {
  m = await mundoDeCajas();
});
afterAll(() => m.cerrar());

const deContador = () => ({ token: m.contador.token });
const NUEVA = {
  ...{ codigo: 'C4', nombre: 'Caja 4', agencia: '01', idCuenta: CAJA_GENERAL },
  clase: 'caja' as const,
};
const crear = (cambios: Partial<contrato.CajaNueva> = {}, token = m.contador.token) =>
  m.llamar(contrato.crearCaja, { body: { ...NUEVA, ...cambios } }, { token });
const editar = (caja: contrato.Caja, cambios: object = {}) => {
  const { id, version, nombre, activa } = caja;
  const body = { version, nombre, activa, ...cambios };
  return m.llamar(contrato.editarCaja, { params: { id }, body }, deContador());
};
const listar = async ({ token }: Persona) => (await m.llamar(contrato.listarCajas, {}, { token })).cuerpo;
const laDe = async (id: string) => {
  const caja = (await listar(m.contador)).find((una) => una.id === id);
  if (caja === undefined) throw new Error(`No está la caja ${id}`);
  return caja;
};

describe('crear una caja', () => {
  it('la primera de una cuenta en su agencia recibe su saldo; las demás empiezan en cero', async () => {
    await registrar(m, partida('2026-11-10', CAJA_GENERAL, OTROS_PRODUCTOS, 321_00, { agencia: '03' }));
    const primera = hecha(await crear({ agencia: '03' }));
    const segunda = hecha(await crear({ agencia: '03', codigo: 'C5', nombre: 'Caja 5' }));
    expect([await m.saldoDe(primera.id), await m.saldoDe(segunda.id)]).toEqual([321_00, 0]);
    expect(primera).toMatchObject({
      activa: true,
      asignaciones: [],
      nombreAgencia: 'Agencia Salamá',
    });
    await m.exigirIgualdad();
  });

  it.each([
    [{ codigo: 'C1' }, 409, 'CAJA_REPETIDA'],
    [{ nombre: 'Caja 1' }, 409, 'CAJA_REPETIDA'],
    [{ idCuenta: '999' }, 422, 'CUENTA_NO_EXISTE'],
    [{ idCuenta: '101101' }, 422, 'CUENTA_NO_DETALLE'],
    [{ idCuenta: OTROS_PRODUCTOS }, 422, 'CUENTA_NO_DETALLE'],
    [{ idCuenta: EN_TRANSITO }, 422, 'CUENTA_DE_CAJA'],
    [{ codigo: 'c 4' }, 400, 'PETICION_INVALIDA'],
  ])('%j se niega: %i %s', async (cambios, status, codigo) => {
    const respuesta = await crear(cambios);
    expect([respuesta.status, respuesta.problema.codigo]).toEqual([status, codigo]);
  });

  it('mientras alguien contabiliza en su cuenta, lo que recibe es lo que quedó', async () => {
    const contabilizar = (n: number) =>
      registrar(m, partida('2026-11-10', BOVEDA, OTROS_PRODUCTOS, n, { agencia: '02' })).catch(
        (error) => error,
      );
    const [creada] = await Promise.all([
      crear({ agencia: '02', codigo: 'BOV', nombre: 'Bóveda', clase: 'boveda', idCuenta: BOVEDA }),
      ...[1_00, 2_00, 3_00, 4_00].map(contabilizar),
    ]);
    expect(creada.status).toBe(201);
    await m.exigirIgualdad();
  });
});

describe('editar una caja', () => {
  it('cambia su nombre; sus límites y su tolerancia son de la política, y aquí no se cambian', async () => {
    const una = hecha(await editar(await laDe(m.cajas.c3), { nombre: 'Caja rápida' }));
    expect(una).toMatchObject({ nombre: 'Caja rápida', version: 1 });
    const { problema } = await editar(await laDe(m.cajas.c3), { version: 0 });
    expect(problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect((await editar(una, { nombre: 'Caja 2' })).problema.codigo).toBe('CAJA_REPETIDA');
    for (const cambios of [{ tolerancia: 1_000_000_00 }, { limites: [] }])
      expect((await editar(una, cambios)).problema.codigo).toBe('PETICION_INVALIDA');
    const { rows } = await sql<{ entidad: string }>`
      select distinct b.entidad from bitacora b join usuario u on u.id = b.actor
      where b.accion = 'cajas:editar' and u.correo = 'contador@cuadra.demo' order by 1`.execute(m.db);
    expect(rows.map(({ entidad }) => entidad)).toEqual(['caja']);
  });

  it('con efectivo, con una jornada sin revisar o con un traslado en camino no se desactiva', async () => {
    const desactivar = async (id: string) => {
      const { status, problema } = await editar(await laDe(id), { activa: false });
      return status === 200 ? 'desactivada' : problema.codigo;
    };
    expect(await desactivar(m.cajas.c1)).toBe('CAJA_EN_USO');
    const boveda = await m.abrir(m.custodio);
    await m.mover(boveda, {
      ...{ monto: 100_00, sentido: 'salida', clase: 'dotacion', idCuenta: EN_TRANSITO, aLaCaja: m.cajas.c2 },
    });
    expect(await desactivar(m.cajas.c2)).toBe('CAJA_EN_USO');
    const { id } = hecha(await crear({ codigo: 'C6', nombre: 'Caja 6' }));
    expect(await desactivar(id)).toBe('desactivada');
    expect(hecha(await editar(await laDe(id), { activa: true })).activa).toBe(true);
    await m.diaEntero(m.cajero3);
    expect(await desactivar(m.cajas.c3)).toBe('CAJA_EN_USO');
  });
});

describe('asignar', () => {
  const asignar = (caja: string, cajero: string, desde: string, hasta: string | null = null) =>
    m.llamar(contrato.asignarCajero, { params: { id: caja }, body: { cajero, desde, hasta } }, deContador());
  const terminar = (id: string, hasta: string) =>
    m.llamar(contrato.terminarAsignacion, { params: { id }, body: { hasta } }, deContador());

  it('a un cajero de la agencia, y a nadie más', async () => {
    const { status, cuerpo } = await asignar(m.cajas.c2, m.suplente.id, '2026-11-16', '2026-11-20');
    expect(status).toBe(201);
    expect(cuerpo.asignaciones.map(({ cajero }) => cajero.id)).toEqual([m.cajero2.id, m.suplente.id]);
    for (const otro of [m.jefe.id, m.cajeroDeOtra.id, m.contador.id, m.cajas.c1])
      expect((await asignar(m.cajas.c2, otro, '2026-11-16')).problema.codigo).toBe('PERSONA_NO_ADMITIDA');
    expect((await asignar(m.cajas.c3, m.suplente.id, '2026-11-20')).problema.codigo).toBe(
      'ASIGNACION_REPETIDA',
    );
    expect((await asignar(m.cajas.c3, m.suplente.id, '2026-11-21', '2026-11-20')).status).toBe(400);
    expect((await asignar(m.cajas.c3, m.suplente.id, '2026-11-15', '2026-11-15')).problema).toMatchObject({
      ...{ codigo: 'PETICION_INVALIDA', errores: [{ campo: 'desde' }] },
    });
    expect((await asignar(m.cajas.c3, m.suplente.id, '2026-11-21')).status).toBe(201);
  });

  it('termina en un día, se alarga si no choca, y la que no empezó se quita', async () => {
    const { asignaciones: enLa2 } = await laDe(m.cajas.c2);
    const { asignaciones: enLa3 } = await laDe(m.cajas.c3);
    const idDe = (lista: readonly contrato.AsignacionDeCaja[]) =>
      lista.find(({ cajero }) => cajero.id === m.suplente.id)?.id ?? '';
    expect((await terminar(idDe(enLa2), '2026-11-25')).problema.codigo).toBe('ASIGNACION_REPETIDA');
    const quitada = hecha(await terminar(idDe(enLa3), '2026-11-16'));
    expect(quitada.asignaciones.map(({ cajero }) => cajero.id)).toEqual([m.cajero3.id]);
    expect(hecha(await terminar(idDe(enLa2), '2026-11-25')).asignaciones[1]).toMatchObject({
      hasta: '2026-11-25',
    });
  });

  it('no deja sin asignación los días que ya se trabajaron', async () => {
    const { asignaciones } = await laDe(m.cajas.boveda);
    const { problema } = await terminar(asignaciones[0]?.id ?? '', '2026-11-15');
    expect(problema.codigo).toBe('CAJA_EN_USO');
    expect((await terminar(asignaciones[0]?.id ?? '', '2026-11-16')).status).toBe(200);
  });

  it('quien no tiene caja hoy ve que no la tiene', async () => {
    await contratar(m, 'nuevo@cuadra.demo', ['cajero'], ['01']);
    const token = await m.entrar('nuevo@cuadra.demo');
    const { cuerpo } = await m.llamar(miCaja, {}, { token });
    expect(cuerpo).toEqual({
      hoy: '2026-11-16',
      caja: null,
      jornada: null,
      observadas: [],
      ultimoCierre: null,
    });
    expect((await m.llamar(contrato.listarCajas, {}, { token })).cuerpo).toEqual([]);
    const { cuerpo: cajeros } = await m.llamar(contrato.listarCajeros, {}, deContador());
    expect(cajeros).toContainEqual({ id: expect.any(String), nombre: 'nuevo@cuadra.demo', agencias: ['01'] });
    expect(cajeros.map(({ id }) => id)).not.toContain(m.jefe.id);
  });
});

it('un cajero ve su caja; el jefe, las de su agencia', async () => {
  expect((await listar(m.cajero)).map(({ id }) => id)).toEqual([m.cajas.c1]);
  expect(new Set((await listar(m.jefe)).map(({ agencia }) => agencia))).toEqual(new Set(['01']));
  expect((await listar(m.jefeDeOtra)).map(({ agencia }) => agencia)).toEqual(['02', '02']);
});

it('un movimiento lleva cuentas de detalle activas que no son de cajas, ni la de tránsito', async () => {
  const { cuerpo } = await m.llamar(contrato.cuentasParaCajas, {}, { token: m.cajero.token });
  const por = new Map(cuerpo.map((una) => [una.idCuenta, una]));
  expect(por.get(BANCO)).toMatchObject({ esBanco: true });
  expect(por.get(OTROS_PRODUCTOS)).toMatchObject({ esBanco: false });
  for (const ajena of [CAJA_GENERAL, BOVEDA, EN_TRANSITO, '3011020101', '101101'])
    expect(por.has(ajena), ajena).toBe(false);
});

describe('la configuración', () => {
  const guardar = async (cambios: object) => {
    const { cuerpo } = await m.llamar(contrato.verConfiguracionDeCajas, {}, deContador());
    return m.llamar(contrato.guardarConfiguracionDeCajas, { body: { ...cuerpo, ...cambios } }, deContador());
  };

  it('guarda las cuentas, la tasa y los montos', async () => {
    const { cuerpo } = await guardar({ tasaDolar: 7_650_000, umbralIve: 9_000_00, cuentaEmpleado: null });
    expect(cuerpo).toMatchObject({ tasaDolar: 7_650_000, umbralIve: 9_000_00, cuentaEmpleado: null });
  });

  it.each([
    [{ cuentaSobrante: '999' }, 'CUENTA_NO_EXISTE', 'cuentaSobrante'],
    [{ cuentaFaltante: '7031' }, 'CUENTA_NO_DETALLE', 'cuentaFaltante'],
    [{ cuentaTransito: CAJA_GENERAL }, 'CUENTA_DE_CAJA', 'cuentaTransito'],
  ])('%j se niega: %s', async (cambios, codigo, campo) => {
    const { problema } = await guardar(cambios);
    expect([problema.codigo, problema.errores?.[0]?.campo]).toEqual([codigo, campo]);
  });

  it('la cuenta de tránsito no cambia mientras hay efectivo en tránsito', async () => {
    expect((await guardar({ cuentaTransito: BANCO })).problema.codigo).toBe('CAJA_EN_USO');
  });
});

it('los favoritos quedan como se envían, en su orden, y son de cada quien', async () => {
  const guardar = (favoritos: object[], { token }: Persona = m.cajero) =>
    m.llamar(contrato.guardarFavoritos, { body: { favoritos } as never }, { token });
  const luz = { nombre: 'Luz', clase: 'pago-menor', idCuenta: '706105', concepto: 'Pago de luz' };
  const cuota = {
    nombre: 'Cuota',
    clase: 'ingreso',
    idCuenta: OTROS_PRODUCTOS,
    concepto: 'Cuota de ingreso',
  };
  expect((await guardar([luz, cuota])).cuerpo.map(({ nombre }) => nombre)).toEqual(['Luz', 'Cuota']);
  const { cuerpo } = await guardar([cuota, { ...luz, concepto: 'Recibo de luz' }]);
  expect(cuerpo.map(({ nombre, concepto }) => [nombre, concepto])).toEqual([
    ['Cuota', 'Cuota de ingreso'],
    ['Luz', 'Recibo de luz'],
  ]);
  expect((await m.llamar(contrato.listarFavoritos, {}, { token: m.cajero2.token })).cuerpo).toEqual([]);
  expect((await guardar([{ ...luz, idCuenta: '999' }])).problema.codigo).toBe('CUENTA_NO_EXISTE');
  for (const [idCuenta, codigo] of [
    [EN_TRANSITO, 'CUENTA_DE_CAJA'],
    [CAJA_GENERAL, 'CUENTA_DE_CAJA'],
    ['7061', 'CUENTA_NO_DETALLE'],
    [FALTANTES, 'MOVIMIENTO_INVALIDO'],
  ] as const)
    expect((await guardar([cuota, { ...luz, idCuenta }])).problema).toMatchObject({
      ...{ codigo, errores: [{ campo: 'favoritos.1.idCuenta' }] },
    });
  expect((await guardar([luz, luz])).status).toBe(400);
  expect((await guardar([])).cuerpo).toEqual([]);
});
