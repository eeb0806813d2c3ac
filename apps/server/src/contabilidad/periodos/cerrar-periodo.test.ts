import { explicarSaldo, verCierresDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import { reabrirPeriodo as pedirReapertura } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compuertas } from '#composicion.ts';
import {
  aEscondidas,
  BANCO,
  CAJA_CHICA,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { cargarCuentasPuente, cuentasPuenteDemo } from '#demo-institucion/cuentas-puente.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { empezarCierre, terminarCierre } from './cerrar-periodo.ts';
import { reabrirEntreDos } from './reaperturas/testing/reabrir-entre-dos.ts';
import { reservarAgencia } from './reservar-agencia.ts';

const POR_IDENTIFICAR = '30510103';
let prueba: AplicacionDePrueba;
let token: string;
let segundo: string;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  segundo = await prueba.entrar('contador2@cuadra.demo');
  await registrar(prueba, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
  await enTx((tx) => cargarCuentasPuente(tx, cuentasPuenteDemo));
});
afterAll(() => prueba.cerrar());
beforeEach(() => comoDueno(prueba.url, `delete from borrador`, `update periodo set estado = 'abierto'`));

/** Another day; sessions do not last that long. */
async function alLlegar(instante: string): Promise<void> {
  prueba.reloj.poner(instante);
  token = await prueba.entrar('contador@cuadra.demo');
  segundo = await prueba.entrar('contador2@cuadra.demo');
}

function enTx<T>(trabajo: (tx: Tx) => Promise<T>): Promise<T> {
  return escribir(prueba.db, contextoDelSistema(prueba.reloj.ahora(), 'prueba'), 'prueba', trabajo);
}

const cerrar = (anio: number, mes: number, ...agencias: string[]) =>
  prueba.llamar(
    contrato.cerrarPeriodo,
    { params: { anio, mes }, body: { agencias: agencias.length === 0 ? ['01'] : agencias } },
    { token },
  );
const reabrir = (anio: number, mes: number, agencia = '01') =>
  reabrirEntreDos(
    prueba,
    { anio, mes, agencia, motivo: 'Factura que llegó tarde' },
    { pide: token, aprueba: segundo },
  );
const verCompuertas = async (mes: number, agencia = '01') => {
  const { cuerpo } = await prueba.llamar(verCierresDelMes, { params: { anio: 2026, mes } }, { token });
  return cuerpo.find(({ periodo }) => periodo.agencia === agencia)?.compuertas ?? [];
};
const estado = async (mes: number, agencia = '01') => {
  const { cuerpo } = await prueba.llamar(contrato.listarPeriodos, { query: { anio: 2026 } }, { token });
  return cuerpo.periodos.find((uno) => uno.mes === mes && uno.agencia === agencia)?.estado;
};

function crearBorrador(fecha: string, estadoDeBorrador = 'borrador', agencia = '01') {
  return comoDueno(
    prueba.url,
    `insert into borrador (id, estado, tipo, fecha, agencia, concepto, lineas, debe, haber, cantidad_lineas, autor, creado_en, actualizado_en)
     select gen_random_uuid(), '${estadoDeBorrador}', 'diario', '${fecha}', '${agencia}', 'Pago de luz', '[]', 0, 0, 0, u.id, now(), now()
     from usuario u where u.correo = 'auxiliar@cuadra.demo'`,
  );
}

describe('cerrar un mes', () => {
  it('con todo en orden queda cerrado, en esa agencia y en ninguna otra', async () => {
    const { status, cuerpo } = await cerrar(2026, 1);
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject([{ anio: 2026, mes: 1, agencia: '01', estado: 'cerrado' }]);
    expect(cuerpo[0]?.compuertas.map(({ id, pasa }) => `${id} ${pasa}`)).toEqual([
      'mes-terminado true',
      'borradores true',
      'en-revision true',
      'saldos-iniciales true',
      'cajas-revisadas true',
      'bancos-conciliados true',
      'intereses-abonados true',
      'auxiliares-externos true',
      'cuentas-puente true',
      'numeracion true',
      'verificacion true',
    ]);
    const estados = [await estado(1), await estado(2), await estado(1, '02')];
    expect(estados).toEqual(['cerrado', 'abierto', 'abierto']);
  });

  it('en el mes cerrado ya no se contabiliza nada; en el siguiente sí', async () => {
    await cerrar(2026, 1);
    const enero = registrar(prueba, partida('2026-01-31', CAJA_CHICA, PRODUCTOS, 1));
    await expect(enero).rejects.toMatchObject({ constraint: 'PERIODO_CERRADO' });
    await registrar(prueba, partida('2026-01-31', CAJA_CHICA, PRODUCTOS, 1, { agencia: '02' }));
    await registrar(prueba, partida('2026-02-01', CAJA_CHICA, PRODUCTOS, 1));
  });

  it('dos veces: la segunda dice que ya está cerrado', async () => {
    await cerrar(2026, 1);
    const { status, problema } = await cerrar(2026, 1);
    expect([status, problema.codigo]).toEqual([409, 'PERIODO_CERRADO']);
    expect(problema.detail).toBe('El periodo 01/2026 ya está cerrado en la agencia 01.');
  });

  it('del más antiguo al más nuevo', async () => {
    const { status, problema } = await cerrar(2026, 3);
    expect([status, problema.codigo]).toEqual([409, 'PERIODO_FUERA_DE_ORDEN']);
    expect(problema.detail).toBe('Cierre antes el periodo 01/2026 de la agencia 01.');
    for (const mes of [1, 2, 3]) expect((await cerrar(2026, mes)).status).toBe(200);
  });

  it('después de los ejercicios anteriores', async () => {
    await comoDueno(prueba.url, `insert into ejercicio (anio) values (2025)`);
    const { problema } = await cerrar(2026, 1);
    expect([problema.codigo, problema.detail]).toEqual([
      'PERIODO_FUERA_DE_ORDEN',
      'Cierre antes el ejercicio 2025.',
    ]);
    await aEscondidas(
      prueba.url,
      `delete from periodo where anio = 2025`,
      `delete from ejercicio where anio = 2025`,
    );
  });

  it('dos personas a la vez: una lo cierra y la otra recibe un conflicto', async () => {
    const respuestas = await Promise.all([cerrar(2026, 1), cerrar(2026, 1), cerrar(2026, 1)]);
    const exitos = respuestas.filter(({ status }) => status === 200);
    expect(exitos).toHaveLength(1);
    for (const { status, problema } of respuestas.filter((una) => una.status !== 200)) {
      expect(status).toBe(409);
      expect(['PERIODO_CERRADO', 'CONFLICTO_DE_EDICION']).toContain(problema.codigo);
    }
    expect(await estado(1)).toBe('cerrado');
  });

  it('mientras alguien cierra o reabre en una agencia, a los demás se les avisa, y en otra agencia se puede', async () => {
    await cerrar(2026, 1);
    await enTx(async (tx) => {
      await reservarAgencia(tx, '01');
      const respuestas = [await cerrar(2026, 2), await reabrir(2026, 1)];
      for (const { status, problema } of respuestas) {
        expect([status, problema.codigo]).toEqual([409, 'CONFLICTO_DE_EDICION']);
        expect(problema.detail).toContain(
          'Otra persona está cerrando o reabriendo periodos de la agencia 01',
        );
      }
      expect((await cerrar(2026, 1, '02')).status).toBe(200);
    });
    expect([await estado(1), await estado(2)]).toEqual(['cerrado', 'abierto']);
  });

  it('si algo falla a medio cierre, el mes queda abierto', async () => {
    await comoDueno(
      prueba.url,
      `alter table periodo add constraint sin_cierres check (agencia <> '03' or estado <> 'cerrado')`,
    );
    expect((await cerrar(2026, 1, '03')).status).toBe(500);
    expect(await estado(1, '03')).toBe('abierto');
    await comoDueno(prueba.url, `alter table periodo drop constraint sin_cierres`);
    expect((await cerrar(2026, 1, '03')).status).toBe(200);
  });

  it('si el proceso murió a medias, se puede cerrar otra vez o reabrir', async () => {
    const clave = { anio: 2026, mes: 1, agencia: '01' };
    await enTx((tx) => empezarCierre(tx, [clave]));
    expect(await estado(1)).toBe('cerrando');
    await expect(registrar(prueba, partida('2026-01-20', CAJA_CHICA, PRODUCTOS, 1))).rejects.toThrow();
    expect((await cerrar(2026, 1)).status).toBe(200);
    await reabrir(2026, 1);
    await enTx((tx) => empezarCierre(tx, [clave]));
    expect((await reabrir(2026, 1)).periodo?.estado).toBe('abierto');
  });

  it('lo que quedó pendiente entre el anuncio y la revisión lo deja abierto', async () => {
    const clave = { anio: 2026, mes: 1, agencia: '01' };
    await enTx((tx) => empezarCierre(tx, [clave]));
    await crearBorrador('2026-01-31');
    const contexto = contextoDelSistema(prueba.reloj.ahora(), 'prueba');
    const { periodos, revisiones } = await enTx((tx) => terminarCierre(tx, contexto, [clave], compuertas));
    expect(periodos.map(({ estado: suyo }) => suyo)).toEqual(['abierto']);
    expect(revisiones.flatMap(({ impedimentos }) => impedimentos.map(({ id }) => id))).toEqual([
      'borradores',
    ]);
    await expect(enTx((tx) => terminarCierre(tx, contexto, [clave], compuertas))).rejects.toBeInstanceOf(
      ProblemaError,
    );
    expect(await estado(1)).toBe('abierto');
  });
});

describe('cada compuerta lo impide, y al arreglarla se cierra', () => {
  const pendientes = async (mes: number) => {
    const { status, problema } = await cerrar(2026, mes);
    expect([status, problema.codigo]).toEqual([409, 'PERIODO_CON_PENDIENTES']);
    expect(await estado(mes)).toBe('abierto');
    return (problema.errores ?? []).map(({ campo, mensaje }) => `${campo}: ${mensaje}`);
  };
  const cerrarHasta = (mes: number) =>
    comoDueno(prueba.url, `update periodo set estado = 'cerrado' where anio = 2026 and mes <= ${mes}`);

  it('el mes en curso no se cierra, ni uno por venir', async () => {
    await cerrarHasta(10);
    expect(await pendientes(11)).toEqual(['mes-terminado: El mes 11/2026 todavía no termina.']);
    await alLlegar('2026-12-01T05:59:59Z');
    expect(await pendientes(11)).toHaveLength(1);
    await alLlegar('2026-12-01T06:00:00Z');
    expect((await cerrar(2026, 11)).status).toBe(200);
    await alLlegar('2026-11-16T15:00:00Z');
  });

  it('borradores y partidas en revisión con fecha del mes, en esa agencia', async () => {
    await crearBorrador('2026-01-31');
    await crearBorrador('2026-01-01', 'rechazada');
    await crearBorrador('2026-01-15', 'en_revision');
    await crearBorrador('2026-02-01');
    await crearBorrador('2026-01-15', 'borrador', '02');
    expect(await pendientes(1)).toEqual([
      'borradores: Hay 2 borradores sin contabilizar con fecha del periodo. Contabilice, cambie la fecha o descarte.',
      'en-revision: Hay 1 partida en revisión con fecha del periodo. Contabilice, cambie la fecha o descarte.',
    ]);
    await comoDueno(prueba.url, `update borrador set fecha = '2026-02-02' where agencia = '01'`);
    expect((await cerrar(2026, 1)).status).toBe(200);
  });

  it('una cuenta puente con saldo al final del mes; cuadrada en el siguiente, el siguiente sí cierra', async () => {
    await registrar(
      prueba,
      partida('2026-04-30', BANCO, POR_IDENTIFICAR, 15_000),
      partida('2026-05-02', POR_IDENTIFICAR, BANCO, 15_000),
    );
    await cerrarHasta(3);
    expect(await pendientes(4)).toEqual([
      `cuentas-puente: Una cuenta puente queda con saldo: ${POR_IDENTIFICAR}.`,
    ]);
    await cerrarHasta(4);
    expect((await cerrar(2026, 5)).status).toBe(200);
  });

  it('con la explicación de su saldo cierra, y la explicación queda en la bitácora', async () => {
    await cerrarHasta(3);
    await prueba.llamar(
      explicarSaldo,
      {
        params: { anio: 2026, mes: 4, agencia: '01', idCuenta: POR_IDENTIFICAR },
        body: { texto: 'Se identificó el 2 de mayo', saldo: -15_000 },
      },
      { token },
    );
    const { status, cuerpo } = await cerrar(2026, 4);
    expect(status).toBe(200);
    expect(cuerpo[0]?.compuertas.find(({ id }) => id === 'cuentas-puente')?.detalle).toEqual([
      {
        id: POR_IDENTIFICAR,
        texto: `${POR_IDENTIFICAR} Depósitos por identificar queda con (Q 150.00): Se identificó el 2 de mayo`,
        enlace: `/contabilidad/ver-partidas?idCuenta=${POR_IDENTIFICAR}&agencia=01&hasta=2026-04-30`,
      },
    ]);
    const [nota] = await comoDueno(
      prueba.url,
      `select despues from bitacora where accion = 'cierre:explicar-saldo' and id_entidad = '2026/4/01/${POR_IDENTIFICAR}'`,
    );
    expect(nota).toMatchObject({ despues: { saldo: -15_000, texto: 'Se identificó el 2 de mayo' } });
  });

  it('un número que falta en el año, aunque sea de otra agencia', async () => {
    const [ultima] = await registrar(
      prueba,
      partida('2026-06-01', CAJA_CHICA, PRODUCTOS, 1, { agencia: '02' }),
    );
    const numero = ultima?.numero ?? 0;
    const mover = (desde: number, hasta: number) =>
      aEscondidas(
        prueba.url,
        `update partida set numero = ${hasta} where ejercicio = 2026 and numero = ${desde}`,
        `update linea set numero = ${hasta} where ejercicio = 2026 and numero = ${desde}`,
      );
    await mover(numero, numero + 5);
    expect(await pendientes(1)).toEqual([
      `numeracion: El libro de 2026 tiene partidas después de la ${numero}, que es la última que se numeró.`,
    ]);
    await aEscondidas(prueba.url, `update ejercicio set ultimo_numero = ${numero + 5} where anio = 2026`);
    const compuertasDeEnero = await verCompuertas(1);
    expect(compuertasDeEnero.find(({ id }) => id === 'numeracion')).toMatchObject({
      motivo: `El libro de 2026 debería tener ${numero + 5} partidas y tiene ${numero}.`,
      detalle: [{ texto: `Faltan las partidas ${numero} a ${numero + 4} de 2026.` }],
    });
    await mover(numero + 5, numero);
    await aEscondidas(prueba.url, `update ejercicio set ultimo_numero = ${numero} where anio = 2026`);
    expect((await cerrar(2026, 1)).status).toBe(200);
  });

  it('un libro alterado en ese mes', async () => {
    await aEscondidas(
      prueba.url,
      `update partida set concepto = 'Otra cosa' where ejercicio = 2026 and numero = 1`,
    );
    expect(await pendientes(1)).toEqual([
      expect.stringMatching(/^verificacion: La verificación del mes halló 1: La partida 1\/2026 cambió/),
    ]);
    await aEscondidas(
      prueba.url,
      `update partida set concepto = 'Prueba del 2026-01-15' where ejercicio = 2026 and numero = 1`,
    );
    expect((await cerrar(2026, 1)).status).toBe(200);
  });

  it('se pueden ver antes de cerrar', async () => {
    await crearBorrador('2026-01-31');
    expect((await verCompuertas(1)).filter(({ pasa }) => !pasa)).toMatchObject([
      { id: 'borradores', titulo: 'Sin borradores', detalle: [{ texto: '31/01/2026 Pago de luz' }] },
    ]);
  });
});

describe('reabrir', () => {
  it('del más nuevo al más antiguo, con motivo en la bitácora', async () => {
    for (const mes of [1, 2]) await cerrar(2026, mes);
    const { status, problema } = await reabrir(2026, 1);
    expect([status, problema.codigo, problema.detail]).toEqual([
      409,
      'PERIODO_FUERA_DE_ORDEN',
      'Reabra antes el periodo 02/2026 de la agencia 01.',
    ]);
    const abierto = { anio: 2026, mes: 2, agencia: '01', estado: 'abierto', limite: null };
    expect((await reabrir(2026, 2)).periodo).toEqual(abierto);
    expect((await reabrir(2026, 1)).status).toBe(200);
    await registrar(prueba, partida('2026-01-31', CAJA_CHICA, PRODUCTOS, 1));
    const [nota] = await comoDueno(
      prueba.url,
      `select b.despues, u.correo from bitacora b join usuario u on u.id = b.actor
       where b.accion = 'periodos:reabrir' and b.entidad = 'reapertura' and b.id_entidad = '2026/2/01'`,
    );
    expect(nota).toMatchObject({
      despues: { motivo: 'Factura que llegó tarde' },
      correo: 'contador2@cuadra.demo',
    });
  });

  it('uno que ya está abierto se avisa', async () => {
    expect((await reabrir(2026, 1)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  });
});

describe('quién puede', () => {
  const params = { anio: 2026, mes: 1 };

  it('sin permiso no; y en una agencia ajena tampoco', async () => {
    for (const correo of ['auxiliar', 'auditor', 'jefe']) {
      const otro = await prueba.entrar(`${correo}@cuadra.demo`);
      const cierre = await prueba.llamar(
        contrato.cerrarPeriodo,
        { params, body: { agencias: ['01'] } },
        { token: otro },
      );
      const vuelta = await prueba.llamar(
        pedirReapertura,
        { params, body: { agencia: '01', motivo: 'Porque sí' } },
        { token: otro },
      );
      expect([cierre.problema.codigo, vuelta.problema.codigo]).toEqual(['SIN_PERMISO', 'SIN_PERMISO']);
    }
    await comoDueno(
      prueba.url,
      `delete from usuario_agencia using usuario u where u.id = usuario and agencia = '03' and u.correo = 'contador2@cuadra.demo'`,
    );
    const ajeno = await prueba.entrar('contador2@cuadra.demo');
    const { status, problema } = await prueba.llamar(
      contrato.cerrarPeriodo,
      { params, body: { agencias: ['03'] } },
      { token: ajeno },
    );
    expect([status, problema.codigo]).toEqual([403, 'SIN_AGENCIA']);
  });

  it('cada quien ve los periodos de sus agencias', async () => {
    const auxiliar = await prueba.entrar('auxiliar@cuadra.demo');
    const { cuerpo } = await prueba.llamar(contrato.listarPeriodos, { query: {} }, { token: auxiliar });
    expect(cuerpo.periodos).toHaveLength(12);
    expect(cuerpo.ejercicios).toMatchObject([{ anio: 2026, estado: 'abierto' }]);
  });

  it('un periodo que no existe', async () => {
    expect((await cerrar(2031, 1)).problema.codigo).toBe('PERIODO_NO_EXISTE');
    expect((await reabrir(2031, 1)).problema.codigo).toBe('PERIODO_NO_EXISTE');
    expect((await cerrar(2026, 13)).problema.codigo).toBe('PETICION_INVALIDA');
  });
});
