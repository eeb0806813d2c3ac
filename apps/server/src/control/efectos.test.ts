// The matrix of effects, walked: whatever changes something is in it; what takes another person says so in the contract; and each operación
// that has a scenario here is tried alone over its limit, in pieces below it, twice at once with one consent, with the consent of somebody of
// another agencia, and with a consent to something else.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { abrirCuenta } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import * as cambios from '@cuadra/contract/ahorros/cambios-de-cuenta';
import { ajustarCuenta, transferir } from '@cuadra/contract/ahorros/movimientos';
import { emitirCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { responderAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import type { CallOf, Endpoint } from '@cuadra/contract/endpoint';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { definicionDe, esOperacion, operaciones } from '@cuadra/core/control/operaciones';
import { CERO, centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  GASTO_VISTA,
  HOY,
  type MundoDeAhorros,
  mundoDeAhorros,
} from '../ahorros/testing/mundo-de-ahorros.ts';
import { GASTOS, type MundoDeBancos, mundoDeBancos } from '../contabilidad/bancos/testing/mundo-de-bancos.ts';
import { contratar } from '../contabilidad/libro/testing/oficina.ts';
import { comoDueno } from '../contabilidad/saldos/testing/libro-de-prueba.ts';
import type { AplicacionDePrueba } from '../testing/application.ts';
import { conDosPropias, conPolitica, conRevision, dondeSeContabiliza } from './testing/matriz-de-efectos.ts';
import { sinEfecto } from './testing/sin-efecto.ts';

const RAIZ = join(import.meta.dirname, '..');
const filas = [conPolitica, conRevision, conDosPropias].flatMap((parte) => Object.entries(parte));

describe('la matriz dice todo lo que cambia algo, y nada más', () => {
  const dichos = [...filas.map(([endpoint]) => endpoint), ...Object.values(sinEfecto).flat()];

  test('cada endpoint que no solo lee tiene su fila, y una sola', async () => {
    const cambian = (await allEndpoints())
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    expect(cambian.filter((uno) => !dichos.includes(uno))).toEqual([]);
    expect(dichos.filter((uno) => !cambian.includes(uno))).toEqual([]);
    expect(dichos.filter((uno, lugar) => dichos.indexOf(uno) !== lugar)).toEqual([]);
  });

  test('lo que otra persona consiente es lo que el contrato dice que puede consentirse', async () => {
    const autorizables = (await allEndpoints())
      .filter(({ autorizable }) => autorizable)
      .map(({ method, path }) => `${method} ${path}`);
    expect(autorizables.toSorted()).toEqual(Object.keys(conPolitica).toSorted());
  });

  test('cada archivo que hace una partida está, con sus operaciones', () => {
    const contabilizan = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' })
      .filter((archivo) => archivo.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(archivo))
      .filter((archivo) => !archivo.endsWith('libro/partida-por-contabilizar.ts'))
      .filter((archivo) => readFileSync(join(RAIZ, archivo), 'utf8').includes('porContabilizar('))
      .map((archivo) => relative(RAIZ, join(RAIZ, archivo)));
    expect(contabilizan.toSorted()).toEqual(Object.keys(dondeSeContabiliza).toSorted());
  });

  test('cada operación es de alguna fila, y cada fila de operaciones que existen', () => {
    const dichas = [...filas.map(([, cuales]) => cuales), ...Object.values(dondeSeContabiliza)].flatMap(
      (cuales) => cuales.split(' '),
    );
    expect(dichas.filter((una) => !esOperacion(una))).toEqual([]);
    expect(operaciones.filter((una) => !dichas.includes(una))).toEqual([]);
    for (const cuales of Object.values(conPolitica))
      for (const una of cuales.split(' '))
        expect([una, esOperacion(una) && definicionDe(una).seJuzga]).toEqual([una, true]);
  });
});

/** So much alone, each and a day, whoever does whatever is not always of two. */
const LIMITAR = `select set_config('cuadra.accion', 'prueba', false);
  update politica set cada = 100000, al_dia = 250000 where cada is distinct from 0 and clase <> 'decide';
  update politica set cada = 0 where clase = 'decide'`;

interface Escenario {
  readonly endpoint: Endpoint;
  /** With that amount; each call is another request. */
  readonly pedir: (monto: number) => Promise<object>;
  readonly token: () => string;
  readonly siempreDos?: boolean;
  readonly autoriza: () => { readonly token: string; readonly deOtra: string };
}

function recorrer(nombre: string, mundo: () => AplicacionDePrueba, escenario: Escenario): void {
  const { endpoint, pedir, token, siempreDos = false, autoriza } = escenario;
  const enviar = async (call: object, autorizacion?: string) =>
    mundo().llamar(endpoint, call as CallOf<Endpoint>, {
      ...{ token: token(), llave: randomUUID() },
      ...(autorizacion === undefined ? {} : { autorizacion }),
    });
  const responder = (id: string, quien: string) =>
    mundo().llamar(
      responderAutorizacion,
      { params: { id }, body: { decision: 'autorizada' } },
      { token: quien },
    );

  describe(nombre, () => {
    it('a solas, pasado de su límite, no', async () => {
      expect((await enviar(await pedir(100_001))).problema.codigo).toBe('AUTORIZACION_REQUERIDA');
    });

    if (!siempreDos)
      it('en pedazos, hasta la suma del día', async () => {
        const codigos: unknown[] = [];
        for (let i = 0; i < 4; i++) codigos.push((await enviar(await pedir(90_000))).problema?.codigo);
        expect(codigos.at(-1)).toBe('AUTORIZACION_REQUERIDA');
      });

    it('con otra persona, una vez: ni dos a la vez, ni de otra agencia, ni para otra cosa', async () => {
      const call = await pedir(120_000);
      const { problema } = await enviar(call, PEDIR);
      expect([problema.codigo, problema.detail]).toEqual(['AUTORIZACION_PEDIDA', expect.any(String)]);
      const id = problema.autorizacion ?? '';
      expect((await enviar(call, id)).problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
      expect((await responder(id, token())).status).toBeGreaterThanOrEqual(400);
      expect((await responder(id, autoriza().deOtra)).status).toBeGreaterThanOrEqual(400);
      expect((await responder(id, autoriza().token)).status).toBe(200);
      expect((await enviar(await pedir(120_001), id)).problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
      const aLaVez = await Promise.all([enviar(call, id), enviar(call, id)]);
      expect(aLaVez.filter(({ status }) => status < 300)).toHaveLength(1);
      expect((await enviar(call, id)).status).toBeGreaterThanOrEqual(400);
    });
  });
}

describe('ahorros', () => {
  let mundo: MundoDeAhorros;
  let jefeDeOtra = '';
  let propia = 0;
  let bloqueada = 0;
  beforeAll(async () => {
    mundo = await mundoDeAhorros({ politica: 'de-fabrica' });
    await comoDueno(mundo.url, LIMITAR);
    await mundo.depositar(mundo.una.id, 90_000_00);
    propia = (await mundo.abrir({ numero: '01-AHC-000009' })).id;
    await mundo.depositar(propia, 1_000_00);
    bloqueada = (await mundo.abrir({ numero: '01-AHC-000010' })).id;
    await mundo.depositar(bloqueada, 100_00);
    await contratar(mundo, 'jefe-02@cuadra.demo', ['jefe_agencia'], ['02']);
    jefeDeOtra = await mundo.entrar('jefe-02@cuadra.demo');
  });
  afterAll(() => mundo.cerrar());
  const ahorros = () => mundo.ahorros.token;
  const autoriza = () => ({ token: mundo.jefe.token, deOtra: jefeDeOtra });
  const versionDe = async (id: number) =>
    (
      await mundo.db
        .selectFrom('cuentaAhorro')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version;
  let n = 0;
  const concepto = () => `Prueba ${++n}`;
  const traspaso = (hacia: () => number) => async (monto: number) => ({
    body: { desde: mundo.una.id, hacia: hacia(), monto: centavos(monto), concepto: concepto() },
  });

  recorrer('transferencia al mismo titular', () => mundo, {
    ...{ endpoint: transferir, token: ahorros, autoriza, pedir: traspaso(() => propia) },
  });
  recorrer('transferencia a otro titular', () => mundo, {
    ...{
      endpoint: transferir,
      token: ahorros,
      autoriza,
      siempreDos: true,
      pedir: traspaso(() => mundo.otra.id),
    },
  });
  recorrer('apertura con el dinero de otro', () => mundo, {
    ...{ endpoint: abrirCuenta, token: ahorros, autoriza, siempreDos: true },
    pedir: async (monto) => ({
      body: {
        ...{
          producto: mundo.vista,
          agencia: '01',
          titulares: [mundo.asociados[1]],
          plazo: null,
          alVencer: null,
        },
        ...{ destino: null, isr: { tratamiento: 'afecto', documento: null, vence: null } },
        deposito: { desde: mundo.una.id, monto: centavos(monto), puente: null },
      },
    }),
  });
  recorrer('titulares', () => mundo, {
    ...{ endpoint: cambios.cambiarTitulares, token: ahorros, autoriza, siempreDos: true },
    pedir: async (monto) => ({
      params: { id: propia },
      body: {
        titulares: monto === 120_001 ? [mundo.asociados[2]] : [mundo.asociados[1]],
        version: await versionDe(propia),
      },
    }),
  });
  recorrer('tratamiento de ISR', () => mundo, {
    ...{ endpoint: cambios.cambiarIsr, token: ahorros, autoriza, siempreDos: true },
    pedir: async (monto) => ({
      params: { id: mundo.aPlazo.id },
      body: {
        ...{ tratamiento: 'exento', documento: `Resolución ${monto}`, vence: null },
        version: await versionDe(mundo.aPlazo.id),
      },
    }),
  });
  recorrer('bloqueo', () => mundo, {
    ...{ endpoint: cambios.cambiarEstadoDeCuenta, token: ahorros, autoriza, siempreDos: true },
    pedir: async (monto) => ({
      params: { id: bloqueada },
      body: { estado: 'bloqueada', motivo: `Oficio ${monto}`, version: await versionDe(bloqueada) },
    }),
  });
  recorrer('ajuste', () => mundo, {
    ...{ endpoint: ajustarCuenta, token: () => mundo.contador.token, autoriza },
    pedir: async (monto) => ({
      params: { id: mundo.una.id },
      body: {
        ...{
          sentido: 'abono',
          monto: centavos(monto),
          idCuenta: GASTO_VISTA,
          concepto: concepto(),
          documento: null,
        },
        fechaValor: HOY,
      },
    }),
  });

  it('lo que se hace por un camino cuenta en los demás', async () => {
    const { rows } = {
      rows: await comoDueno(
        mundo.url,
        `select clase, monto from movido_por_dia m join usuario u on u.id = m.persona where u.correo = 'contador@cuadra.demo'`,
      ),
    };
    expect(rows).toEqual([{ clase: 'paga', monto: expect.anything() }]);
    const deMano = await mundo.llamar(
      borradores.crearPartida,
      {
        body: {
          ...{
            tipo: 'diario',
            fecha: HOY,
            agencia: '01',
            concepto: concepto(),
            contabilizar: true,
            aceptadas: [],
          },
          lineas: [
            { idCuenta: GASTO_VISTA, debe: centavos(90_000), haber: CERO },
            { idCuenta: '1011030101', debe: CERO, haber: centavos(90_000) },
          ],
        },
      },
      { token: mundo.contador.token },
    );
    // A diario that credits a bank pays out, whatever its author calls it.
    expect(deMano.problema.codigo).toBe('REQUIERE_APROBACION');
  });
});

describe('bancos', () => {
  let mundo: MundoDeBancos;
  let contadorDeOtra = '';
  let numero = 100;
  beforeAll(async () => {
    mundo = await mundoDeBancos({ politica: 'de-fabrica' });
    await comoDueno(mundo.url, LIMITAR);
    await contratar(mundo, 'contador-02@cuadra.demo', ['contador'], ['02']);
    contadorDeOtra = await mundo.entrar('contador-02@cuadra.demo');
  });
  afterAll(() => mundo.cerrar());

  recorrer('cheque', () => mundo, {
    endpoint: emitirCheque,
    token: () => mundo.auxiliar.token,
    autoriza: () => ({ token: mundo.contador.token, deOtra: contadorDeOtra }),
    pedir: async (monto) => ({
      params: { id: mundo.banrural },
      body: {
        ...{ numero: ++numero, fecha: HOY, beneficiario: 'Inversiones Fantasma', concepto: `Pago ${numero}` },
        lineas: [{ idCuenta: GASTOS, monto: centavos(monto), concepto: null }],
      },
    }),
  });
});
