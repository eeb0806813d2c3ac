import * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import { reabrirPeriodo } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { verBalanceDeComprobacion } from '@cuadra/contract/contabilidad/saldos';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  comoAplicacion,
  comoDueno,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const RESULTADO = '508101';
const ACUMULADOS = '507101';
let prueba: AplicacionDePrueba;
let token: string;

/** 2025: productos 1,000.00 y gastos 600.00 en la 01; productos 250.00 en la 02; nada en la 03. Hoy, 10/01/2026. */
beforeEach(async () => {
  prueba = await aplicacionDePrueba();
  prueba.reloj.poner('2026-01-10T15:00:00Z');
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    partida('2025-03-10', CAJA_CHICA, PRODUCTOS, 100_000),
    partida('2025-12-31', GASTOS, CAJA_CHICA, 60_000),
    partida('2025-07-01', BANCO, PRODUCTOS, 25_000, { agencia: '02' }),
    partida('2026-01-05', BANCO, PRODUCTOS, 9_900),
  );
  await comoDueno(prueba.url, `update periodo set estado = 'cerrado' where anio = 2025 and mes < 12`);
});
afterEach(() => prueba.cerrar());

const cerrar = (anio = 2025, llave = token) =>
  prueba.llamar(contrato.cerrarEjercicio, { params: { anio } }, { token: llave });

async function saldos(desde: string, hasta: string, agencia?: string): Promise<Record<string, number>> {
  const query = { desde, hasta, ...(agencia === undefined ? {} : { agencia }) };
  const { cuerpo } = await prueba.llamar(verBalanceDeComprobacion, { query }, { token });
  const detalle = cuerpo.cuentas.filter(
    ({ tipoCuenta, saldoFinal }) => tipoCuenta === 'D' && saldoFinal !== 0,
  );
  return Object.fromEntries(detalle.map(({ idCuenta, saldoFinal }) => [idCuenta, saldoFinal]));
}

describe('cerrar el ejercicio', () => {
  it('en la 01: productos 1,000.00 − gastos 600.00 = 400.00 al resultado, y de ahí a resultados acumulados', async () => {
    const { status, cuerpo } = await cerrar();
    expect(status).toBe(200);
    // 400.00 de la agencia 01 + 250.00 de la 02 = 650.00.
    expect(cuerpo).toMatchObject({ anio: 2025, estado: 'cerrado', resultado: 65_000 });
    expect(
      cuerpo.partidas.map(({ tipo, agencia, ejercicio, numero, total }) =>
        [tipo, agencia, ejercicio, numero, total].join(' '),
      ),
    ).toEqual([
      'cierre 01 2025 4 100000',
      'cierre 02 2025 5 25000',
      'apertura 01 2026 2 40000',
      'apertura 02 2026 3 25000',
    ]);
    const lineas = await comoDueno(
      prueba.url,
      `select p.tipo, p.fecha::text, l.id_cuenta, l.debe::int, l.haber::int from partida p join linea l using (ejercicio, numero)
       where p.tipo in ('cierre', 'apertura') and p.agencia = '01' order by p.ejercicio, p.numero, l.n`,
    );
    expect(lineas.map((linea) => Object.values(linea).join(' '))).toEqual([
      `cierre 2025-12-31 ${PRODUCTOS} 100000 0`,
      `cierre 2025-12-31 ${GASTOS} 0 60000`,
      `cierre 2025-12-31 ${RESULTADO} 0 40000`,
      `apertura 2026-01-01 ${RESULTADO} 40000 0`,
      `apertura 2026-01-01 ${ACUMULADOS} 0 40000`,
    ]);
  });

  it('después, productos y gastos del año quedan en cero y el resultado pasa al año siguiente', async () => {
    await cerrar();
    expect(await saldos('2025-01-01', '2025-12-31', '01')).toEqual({
      [CAJA_CHICA]: 40_000,
      [RESULTADO]: 40_000,
    });
    expect(await saldos('2026-01-01', '2026-01-01', '01')).toEqual({
      [CAJA_CHICA]: 40_000,
      [ACUMULADOS]: 40_000,
    });
    expect(await saldos('2026-01-01', '2026-01-31', '01')).toEqual({
      [CAJA_CHICA]: 40_000,
      [BANCO]: 9_900,
      [ACUMULADOS]: 40_000,
      [PRODUCTOS]: 9_900,
    });
    expect(await verificar(prueba.db)).toMatchObject({ limpio: true, partidas: 8 });
  });

  it('todos los meses y el ejercicio quedan cerrados, para siempre', async () => {
    await cerrar();
    const { cuerpo } = await prueba.llamar(contrato.listarPeriodos, { query: { anio: 2025 } }, { token });
    expect(cuerpo.ejercicios).toEqual([
      { anio: 2025, estado: 'cerrado', procedencia: 'propia', ultimoNumero: 5 },
    ]);
    expect(new Set(cuerpo.periodos.map(({ estado }) => estado))).toEqual(new Set(['cerrado']));
    await expect(registrar(prueba, partida('2025-12-31', BANCO, PRODUCTOS, 1))).rejects.toMatchObject({
      constraint: 'PERIODO_CERRADO',
    });
    const { problema } = await prueba.llamar(
      reabrirPeriodo,
      { params: { anio: 2025, mes: 12 }, body: { agencia: '01', motivo: 'Una más' } },
      { token },
    );
    expect(problema.codigo).toBe('EJERCICIO_CERRADO');
    await expect(
      comoAplicacion(prueba, `update ejercicio set estado = 'cerrado' where anio = 2026`),
    ).rejects.toMatchObject({ constraint: 'PERIODO_FUERA_DE_ORDEN' });
    for (const orden of [
      `update periodo set estado = 'abierto' where anio = 2025 and mes = 12`,
      `update ejercicio set estado = 'abierto' where anio = 2025`,
    ]) {
      await expect(comoAplicacion(prueba, orden)).rejects.toMatchObject({
        constraint: 'EJERCICIO_CERRADO',
      });
    }
  });

  it('una segunda vez se rechaza', async () => {
    await cerrar();
    const { status, problema } = await cerrar();
    expect([status, problema.codigo]).toEqual([409, 'EJERCICIO_CERRADO']);
  });

  it('dos personas a la vez: uno solo se cierra', async () => {
    const respuestas = await Promise.all([cerrar(), cerrar(), cerrar()]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [cuenta] = await comoDueno(
      prueba.url,
      `select count(*)::int as n from partida where tipo = 'cierre'`,
    );
    expect(cuenta).toEqual({ n: 2 });
  });

  it('si el año siguiente no existía, se abre; el cierre queda a nombre de quien cerró', async () => {
    const vacia = await aplicacionDePrueba();
    try {
      vacia.reloj.poner('2026-01-10T15:00:00Z');
      const llave = await vacia.entrar('contador@cuadra.demo');
      await registrar(vacia, partida('2025-03-10', GASTOS, CAJA_CHICA, 35_000));
      await comoDueno(vacia.url, `update periodo set estado = 'cerrado' where mes < 12`);
      const { cuerpo } = await vacia.llamar(
        contrato.cerrarEjercicio,
        { params: { anio: 2025 } },
        { token: llave },
      );
      // Una pérdida: (350.00).
      expect(cuerpo.resultado).toBe(-35_000);
      const filas = await comoDueno(
        vacia.url,
        `select p.ejercicio, p.tipo, p.es_manual, u.correo from partida p join usuario u on u.id = p.autor order by 1`,
      );
      expect(filas).toEqual([
        { ejercicio: 2025, tipo: 'cierre', es_manual: false, correo: 'contador@cuadra.demo' },
        { ejercicio: 2026, tipo: 'apertura', es_manual: false, correo: 'contador@cuadra.demo' },
      ]);
    } finally {
      await vacia.cerrar();
    }
  });

  it('un año sin productos ni gastos se cierra sin partidas', async () => {
    await comoDueno(
      prueba.url,
      `insert into ejercicio (anio) values (2024)`,
      `update periodo set estado = 'cerrado' where anio = 2024`,
    );
    const { status, cuerpo } = await cerrar(2024);
    expect([status, cuerpo.partidas, cuerpo.resultado]).toEqual([200, [], 0]);
  });

  it('los años se cierran en orden, y enero no se cierra antes que el año anterior', async () => {
    const enero = await prueba.llamar(
      contrato.cerrarPeriodo,
      { params: { anio: 2026, mes: 1 }, body: { agencias: ['01'] } },
      { token },
    );
    expect(enero.problema.codigo).toBe('PERIODO_FUERA_DE_ORDEN');
    expect((await cerrar(2026)).problema.codigo).toBe('PERIODO_FUERA_DE_ORDEN');
    expect((await cerrar(2040)).problema.codigo).toBe('PERIODO_NO_EXISTE');
  });

  it('diciembre ya cerrado en una agencia no estorba', async () => {
    const diciembre = await prueba.llamar(
      contrato.cerrarPeriodo,
      { params: { anio: 2025, mes: 12 }, body: { agencias: ['02'] } },
      { token },
    );
    expect(diciembre.status).toBe(200);
    expect((await cerrar()).status).toBe(200);
  });
});

describe('lo que impide cerrar el año deja todo como estaba', () => {
  const impide = async (): Promise<string[]> => {
    const { status, problema } = await cerrar();
    expect([status, problema.codigo]).toEqual([409, 'PERIODO_CON_PENDIENTES']);
    const [queda] = await comoDueno(
      prueba.url,
      `select (select count(*)::int from partida where tipo in ('cierre', 'apertura')) as partidas,
              (select estado from ejercicio where anio = 2025) as estado`,
    );
    expect(queda).toEqual({ partidas: 0, estado: 'abierto' });
    return (problema.errores ?? []).map(({ campo, mensaje }) => `${campo} · ${mensaje}`);
  };

  it('un mes sin cerrar', async () => {
    await comoDueno(
      prueba.url,
      `update periodo set estado = 'abierto' where anio = 2025 and mes >= 10 and agencia = '03'`,
    );
    expect(await impide()).toEqual(['meses-anteriores · Agencia 03: Faltan por cerrar octubre y noviembre.']);
  });

  it('un borrador de cualquier mes del año', async () => {
    await comoDueno(
      prueba.url,
      `insert into borrador (id, tipo, fecha, agencia, concepto, lineas, debe, haber, cantidad_lineas, autor, creado_en, actualizado_en)
       select gen_random_uuid(), 'diario', '2025-02-03', '02', 'Olvidado', '[]', 0, 0, 0, u.id, now(), now() from usuario u limit 1`,
    );
    expect(await impide()).toEqual([
      'borradores · Agencia 02: Hay 1 borrador sin contabilizar con fecha del periodo. Contabilice, cambie la fecha o descarte.',
    ]);
  });

  it('una cuenta puente con saldo', async () => {
    await comoDueno(prueba.url, `insert into cuenta_puente values ('101105') on conflict do nothing`);
    await registrar(prueba, partida('2025-12-30', '101105', BANCO, 5_000));
    expect(await impide()).toEqual([
      'cuentas-puente · Agencia 01: Una cuenta puente queda con saldo: 101105.',
    ]);
  });

  it('una cuenta de gastos bloqueada, o la de resultado que no existe', async () => {
    await comoDueno(
      prueba.url,
      `update cuenta set estado = 'bloqueada' where id_cuenta = '${GASTOS}'`,
      `update configuracion_contable set cuenta_resultado = '508199'`,
    );
    expect((await impide())[0]).toBe(
      `cuentas-de-cierre · Agencia 01: Para la partida de cierre de 2025: ${GASTOS} está bloqueada; 508199 no existe o no es de detalle.`,
    );
  });

  it('diciembre todavía en curso', async () => {
    prueba.reloj.poner('2025-12-31T23:00:00Z');
    token = await prueba.entrar('contador@cuadra.demo');
    expect(await impide()).toHaveLength(3);
  });

  it('un fallo al final deshace también lo del principio', async () => {
    await comoDueno(
      prueba.url,
      `alter table partida add constraint sin_aperturas check (tipo <> 'apertura')`,
    );
    expect((await cerrar()).status).toBe(500);
    await comoDueno(prueba.url, `alter table partida drop constraint sin_aperturas`);
    const [queda] = await comoDueno(
      prueba.url,
      `select estado, ultimo_numero from ejercicio where anio = 2025`,
    );
    expect(queda).toEqual({ estado: 'abierto', ultimo_numero: 3 });
    expect((await cerrar()).status).toBe(200);
  });
});

it('la vista previa es lo mismo que después se contabiliza, y dice lo que falta', async () => {
  const ver = () => prueba.llamar(contrato.verCierreDeEjercicio, { params: { anio: 2025 } }, { token });
  const { cuerpo } = await ver();
  expect(cuerpo).toMatchObject({ anio: 2025, estado: 'abierto', resultado: 65_000 });
  expect(cuerpo.agencias[0]).toMatchObject({
    agencia: '01',
    productos: 100_000,
    gastos: 60_000,
    resultado: 40_000,
    lineas: [
      { idCuenta: PRODUCTOS, nombreCuenta: 'Sobrantes de caja y otros', debe: 100_000, haber: 0 },
      { idCuenta: GASTOS, nombreCuenta: 'Arrendamientos', debe: 0, haber: 60_000 },
      { idCuenta: RESULTADO, nombreCuenta: 'Excedente neto del ejercicio', debe: 0, haber: 40_000 },
    ],
  });
  expect(cuerpo.agencias.flatMap(({ compuertas }) => compuertas).every(({ pasa }) => pasa)).toBe(true);
  await cerrar();
  expect((await ver()).cuerpo).toMatchObject({ estado: 'cerrado', resultado: 0 });
});

it('solo lo cierra quien puede, y trabajando en todas las agencias', async () => {
  expect((await cerrar(2025, await prueba.entrar('auditor@cuadra.demo'))).problema.codigo).toBe(
    'SIN_PERMISO',
  );
  await comoDueno(
    prueba.url,
    `delete from usuario_agencia using usuario u where u.id = usuario and agencia = '03' and u.correo = 'contador2@cuadra.demo'`,
  );
  const parcial = await prueba.entrar('contador2@cuadra.demo');
  expect((await cerrar(2025, parcial)).problema.codigo).toBe('SIN_AGENCIA');
});
