import { abrirEjercicios } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import { cerrarPeriodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { verBalanceDeComprobacion } from '@cuadra/contract/contabilidad/saldos';
import * as contrato from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { centavos } from '@cuadra/core/dinero';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  comoAplicacion,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const APORTACIONES = '501101';
const AHORROS = '30510102';
let prueba: AplicacionDePrueba;
let contador: string;
let otra: string;
let auxiliar: string;

/** Hoy, 16/11/2026; los libros empiezan el 01/01/2026. */
beforeEach(async () => {
  prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  [contador, otra, auxiliar] = await Promise.all([
    prueba.entrar('contador@cuadra.demo'),
    prueba.entrar('contador2@cuadra.demo'),
    prueba.entrar('auxiliar@cuadra.demo'),
  ]);
  await prueba.llamar(abrirEjercicios, { body: { primerEjercicio: 2026, desde: 2026 } }, { token: contador });
});
afterEach(() => prueba.cerrar());

const linea = (cuenta: string, neto: number) => ({
  cuenta,
  debe: centavos(Math.max(neto, 0)),
  haber: centavos(Math.max(-neto, 0)),
});
/** 1,000.00 + 250.00 = 400.00 + 850.00. */
const BUENAS = [
  linea(BANCO, 100_000),
  linea(CAJA_CHICA, 25_000),
  linea(AHORROS, -40_000),
  linea(APORTACIONES, -85_000),
];

const empezar = async (agencia = '01', token = contador, fecha = '2026-01-01') =>
  (await prueba.llamar(contrato.empezarApertura, { body: { agencia, fecha } }, { token })).cuerpo;
const guardar = (
  { id, version, fecha }: Pick<contrato.Apertura, 'id' | 'version' | 'fecha'>,
  lineas: readonly ReturnType<typeof linea>[],
  token = contador,
) =>
  prueba.llamar(
    contrato.guardarApertura,
    { params: { id }, body: { version, fecha, lineas: [...lineas] } },
    { token },
  );
const enviar = ({ id, version }: contrato.Apertura, token = contador) =>
  prueba.llamar(contrato.enviarApertura, { params: { id }, body: { version } }, { token });
const aprobar = ({ id, version }: contrato.Apertura, token = otra) =>
  prueba.llamar(contrato.aprobarApertura, { params: { id }, body: { version } }, { token });
const pedir = ({ id }: contrato.Apertura, token = contador) =>
  prueba.llamar(
    contrato.pedirReversionDeApertura,
    { params: { id }, body: { motivo: 'Se copió mal' } },
    { token },
  );
const deshacer = ({ id }: contrato.Apertura, token = otra) =>
  prueba.llamar(contrato.aprobarReversionDeApertura, { params: { id } }, { token });
const ver = async (id: string, token = contador) =>
  (await prueba.llamar(contrato.verApertura, { params: { id } }, { token })).cuerpo;

async function enviada(agencia = '01', lineas = BUENAS, fecha = '2026-01-01'): Promise<contrato.Apertura> {
  const { cuerpo } = await guardar(await empezar(agencia, contador, fecha), lineas);
  const respuesta = await enviar(cuerpo);
  expect([respuesta.status, respuesta.problema?.detail]).toEqual([200, undefined]);
  return respuesta.cuerpo;
}
async function contabilizada(agencia = '01', lineas = BUENAS): Promise<contrato.Apertura> {
  const respuesta = await aprobar(await enviada(agencia, lineas));
  expect([respuesta.status, respuesta.problema?.detail]).toEqual([200, undefined]);
  return respuesta.cuerpo;
}
async function saldos(): Promise<Record<string, number>> {
  const query = { desde: '2026-01-01', hasta: '2026-11-16', agencia: '01' };
  const { cuerpo } = await prueba.llamar(verBalanceDeComprobacion, { query }, { token: contador });
  return Object.fromEntries(
    cuerpo.cuentas
      .filter(({ tipoCuenta, saldoFinal }) => tipoCuenta === 'D' && saldoFinal !== 0)
      .map(({ idCuenta, saldoFinal }) => [idCuenta, saldoFinal]),
  );
}

describe('escribir', () => {
  it('lo que no cuadra se guarda y dice cuánto falta; activo 1,250.00 = pasivo 400.00 + capital 850.00', async () => {
    const apertura = await empezar();
    const { cuerpo: coja } = await guardar(apertura, BUENAS.slice(0, 3));
    expect(coja.resumen).toMatchObject({ activo: 125_000, pasivo: 40_000, capital: 0, diferencia: 85_000 });
    expect(coja.impedimentos).toEqual(['La partida no cuadra: faltan Q 850.00 en el haber.']);
    expect((await enviar(coja)).problema.codigo).toBe('PARTIDA_DESCUADRADA');
    const { cuerpo: entera } = await guardar(coja, BUENAS);
    expect(entera.resumen).toMatchObject({ activo: 125_000, pasivo: 40_000, capital: 85_000, diferencia: 0 });
    expect([entera.impedimentos, entera.lineas.map(({ error }) => error)]).toEqual([
      [],
      [null, null, null, null],
    ]);
  });

  it('una cuenta por su nombre es su código; la que nadie conoce se queda como vino y no se envía', async () => {
    const apertura = await empezar();
    const { cuerpo } = await guardar(apertura, [linea('arrendamientos', 100), linea('Caja de allá', -100)]);
    expect(cuerpo.lineas.map(({ cuenta, error }) => [cuenta, error])).toEqual([
      ['706105', null],
      ['Caja de allá', 'La cuenta Caja de allá no existe en el catálogo.'],
    ]);
    expect((await enviar(cuerpo)).problema.codigo).toBe('CUENTA_NO_EXISTE');
  });

  it('dos personas a la vez: la segunda se entera y no pisa a la primera; ninguna de las dos aprueba', async () => {
    const apertura = await empezar();
    expect((await guardar(apertura, BUENAS, contador)).status).toBe(200);
    expect((await guardar(apertura, [], otra)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const { cuerpo } = await guardar(await ver(apertura.id), BUENAS, otra);
    expect(cuerpo.escritores).toHaveLength(2);
    const { cuerpo: lista } = await enviar(cuerpo, auxiliar);
    for (const token of [contador, otra])
      expect((await aprobar(lista, token)).problema.codigo).toBe('APROBACION_PROPIA');
    expect((await aprobar(lista, auxiliar)).problema.codigo).toBe('SIN_PERMISO');
  });

  it('una viva por agencia, también si dos empiezan a la vez', async () => {
    const body = { agencia: '02', fecha: '2026-01-01' };
    const intentos = await Promise.all(
      [contador, otra].map((token) => prueba.llamar(contrato.empezarApertura, { body }, { token })),
    );
    expect(intentos.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(intentos.find(({ status }) => status === 409)?.problema.codigo).toBe('APERTURA_EN_CURSO');
  });

  it('quien no trabaja en la agencia no los ve ni los escribe', async () => {
    const apertura = await empezar('02');
    expect((await guardar(apertura, BUENAS, auxiliar)).problema.codigo).toBe('SIN_AGENCIA');
    const { cuerpo } = await prueba.llamar(contrato.listarAperturas, {}, { token: auxiliar });
    expect(cuerpo.agencias.map(({ idAgencia }) => idAgencia)).toEqual(['01']);
  });
});

describe('aprobar', () => {
  it('otra persona los aprueba y queda una partida de apertura, con cuentas de control y todo', async () => {
    await comoDueno(
      prueba.url,
      `update cuenta set estado = 'solo_sistema' where id_cuenta in ('${AHORROS}', '${BANCO}')`,
    );
    const apertura = await contabilizada();
    expect(apertura).toMatchObject({ estado: 'contabilizada', partida: { ejercicio: 2026, numero: 1 } });
    expect(await saldos()).toEqual({
      [BANCO]: 100_000,
      [CAJA_CHICA]: 25_000,
      [AHORROS]: 40_000,
      [APORTACIONES]: 85_000,
    });
    const [guardada] = await comoDueno(
      prueba.url,
      `select p.tipo, p.origen, p.fecha::text, a.correo as autor, b.correo as aprobador
       from partida p join usuario a on a.id = p.autor join usuario b on b.id = p.aprobador`,
    );
    expect(guardada).toEqual({
      tipo: 'apertura',
      origen: 'saldos_iniciales',
      fecha: '2026-01-01',
      autor: 'contador@cuadra.demo',
      aprobador: 'contador2@cuadra.demo',
    });
    expect(await verificar(prueba.db)).toMatchObject({ limpio: true, partidas: 1 });
    expect(
      (
        await prueba.llamar(
          contrato.empezarApertura,
          { body: { agencia: '01', fecha: '2026-01-01' } },
          { token: otra },
        )
      ).problema.codigo,
    ).toBe('APERTURA_EN_CURSO');
  });

  it('aprobar dos veces a la vez contabiliza una', async () => {
    const lista = await enviada();
    const hechas = await Promise.all([aprobar(lista), aprobar(lista), aprobar(lista)]);
    expect(hechas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await comoDueno(prueba.url, 'select count(*)::int as n from partida')).toEqual([{ n: 1 }]);
  });

  it('una cuenta bloqueada no pasa, ni aquí', async () => {
    const lista = await enviada();
    await comoDueno(prueba.url, `update cuenta set estado = 'bloqueada' where id_cuenta = '${BANCO}'`);
    expect((await aprobar(lista)).problema.codigo).toBe('CUENTA_BLOQUEADA');
  });

  it('devueltos, se escriben otra vez con el motivo a la vista', async () => {
    const lista = await enviada();
    expect((await guardar(lista, [])).problema.codigo).toBe('ESTADO_NO_ADMITE');
    const { cuerpo } = await prueba.llamar(
      contrato.devolverApertura,
      { params: { id: lista.id }, body: { version: lista.version, motivo: 'Falta la bodega' } },
      { token: otra },
    );
    expect(cuerpo).toMatchObject({ estado: 'borrador', devueltaPorque: 'Falta la bodega', enviada: null });
  });

  it('son lo primero de los libros: no después de otras partidas, y nada se trae de antes de ellos', async () => {
    await registrar(prueba, partida('2026-02-01', BANCO, PRODUCTOS, 100));
    const tarde = await guardar(await empezar('01', contador, '2026-03-01'), BUENAS);
    expect(tarde.cuerpo.impedimentos[0]).toContain('ya tiene partidas desde el 01/02/2026');
    expect((await enviar(tarde.cuerpo)).problema.codigo).toBe('APERTURA_NO_ES_PRIMERA');
    await aprobar(
      (await enviar((await guardar({ ...tarde.cuerpo, fecha: '2026-01-15' }, BUENAS)).cuerpo)).cuerpo,
    );
    await expect(registrar(prueba, partida('2026-01-14', BANCO, PRODUCTOS, 100))).rejects.toMatchObject({
      constraint: 'ANTES_DE_LA_APERTURA',
    });
    await registrar(prueba, partida('2026-01-14', BANCO, PRODUCTOS, 100, { agencia: '02' }));
    await registrar(prueba, partida('2026-01-15', BANCO, PRODUCTOS, 100));
  });

  it('firmada la puesta en marcha, ya nada cambia', async () => {
    const lista = await enviada();
    const escrita = await empezar('02');
    await comoDueno(prueba.url, `update institucion set firmada_en = now()`);
    expect((await aprobar(lista)).problema.codigo).toBe('PUESTA_EN_MARCHA_FIRMADA');
    expect((await guardar(escrita, BUENAS)).problema.codigo).toBe('PUESTA_EN_MARCHA_FIRMADA');
    expect((await ver(lista.id, otra)).puede).toEqual({
      escribir: false,
      aprobar: false,
      pedirReversion: false,
      aprobarReversion: false,
    });
  });
});

describe('deshacer', () => {
  it('lo pide una persona y lo aprueba otra: todo queda en cero y se puede empezar de nuevo', async () => {
    const apertura = await contabilizada();
    expect((await deshacer(apertura)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    expect((await pedir(apertura)).status).toBe(200);
    expect((await deshacer(apertura, contador)).problema.codigo).toBe('APROBACION_PROPIA');
    const { status, cuerpo } = await deshacer(apertura);
    expect([status, cuerpo.estado]).toEqual([200, 'revertida']);
    expect(await saldos()).toEqual({});
    expect(await verificar(prueba.db)).toMatchObject({ limpio: true, partidas: 2 });
    expect((await contabilizada()).estado).toBe('contabilizada');
  });

  it('no mientras algo dependa de ellos, y dice qué: el mes cerrado', async () => {
    const apertura = await contabilizada();
    const cierre = await prueba.llamar(
      cerrarPeriodo,
      { params: { anio: 2026, mes: 1 }, body: { agencias: ['01'] } },
      { token: contador },
    );
    expect(cierre.status).toBe(200);
    expect((await ver(apertura.id)).dependencias).toEqual([
      'El mes 01/2026 ya no está abierto en la agencia 01: reábralo primero.',
    ]);
    expect((await pedir(apertura)).problema).toMatchObject({
      codigo: 'APERTURA_CON_DEPENDENCIAS',
      detail: 'El mes 01/2026 ya no está abierto en la agencia 01: reábralo primero.',
    });
  });

  it('el pedido se deja sin efecto', async () => {
    const apertura = await contabilizada();
    await pedir(apertura);
    const { cuerpo } = await prueba.llamar(
      contrato.negarReversionDeApertura,
      { params: { id: apertura.id } },
      { token: otra },
    );
    expect(cuerpo.reversionPedida).toBeNull();
    expect((await deshacer(apertura)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  });
});

describe('como la propia aplicación, a mano en la base', () => {
  const yo = async (correo: string) => {
    const [fila] = await comoDueno(
      prueba.url,
      `select id::text as id from usuario where correo = '${correo}'`,
    );
    return `select set_config('cuadra.actor', '${fila?.id}', false)`;
  };

  it('nadie aprueba lo suyo, ni cambia lo enviado, ni dice contabilizado sin partida, ni contabiliza sin aprobar', async () => {
    const lista = await enviada();
    const fijar = (cambio: string) => `update saldos_iniciales set ${cambio} where id = '${lista.id}'`;
    const suyo = await yo('contador@cuadra.demo');
    const ajeno = await yo('contador2@cuadra.demo');
    await expect(
      comoAplicacion(
        prueba,
        suyo,
        fijar(
          `estado = 'contabilizada', aprobada_por = enviada_por, aprobada_en = now(), partida = gen_random_uuid()`,
        ),
      ),
    ).rejects.toMatchObject({ constraint: 'APROBACION_PROPIA' });
    await expect(comoAplicacion(prueba, ajeno, fijar(`lineas = '[]'`))).rejects.toMatchObject({
      constraint: 'ESTADO_NO_ADMITE',
    });
    await expect(
      comoAplicacion(
        prueba,
        ajeno,
        fijar(
          `estado = 'contabilizada', aprobada_por = current_setting('cuadra.actor')::uuid, aprobada_en = now(), partida = gen_random_uuid()`,
        ),
      ),
    ).rejects.toMatchObject({ constraint: 'LINEA_INVALIDA' });
    await expect(comoAplicacion(prueba, fijar(`version = 9`))).rejects.toMatchObject({
      constraint: 'SIN_PERMISO',
    });
    await expect(comoAplicacion(prueba, ajeno, `delete from saldos_iniciales`)).rejects.toMatchObject({
      constraint: 'ESTADO_NO_ADMITE',
    });
    await expect(
      registrar(prueba, {
        ...partida('2026-01-01', BANCO, APORTACIONES, 100),
        origen: 'saldos_iniciales',
        operacion: 'apertura',
        tipo: 'apertura',
      } as never),
    ).rejects.toMatchObject({ constraint: 'LINEA_INVALIDA' });
  });
});
