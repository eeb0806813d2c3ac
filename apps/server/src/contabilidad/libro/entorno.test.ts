// One partida, one verdict: looked at before posting, sent to review, posted alone, posted from its draft or in a lote, the
// same books judge it. First with the current year still closed, which opens with its first posting and nothing else.
import * as contrato from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import type { Problema } from '@cuadra/contract/problema-en-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviar, ndjson, partida } from '#contabilidad/importaciones/testing/lotes.ts';
import { leerEntorno } from './entorno.ts';
import {
  abrirOficina,
  CAJA_CHICA,
  type Cambios,
  DE_CONTROL,
  DE_MAYOR,
  lineas,
  nueva,
  type Oficina,
} from './testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

type Hallado = Pick<NonNullable<Problema['errores']>[number], 'campo' | 'codigo'>;

const caminos: Readonly<Record<string, (cambios: Cambios) => Promise<readonly Hallado[]>>> = {
  async efecto(cambios) {
    const { contabilizar: _, ...body } = nueva(cambios);
    const { cuerpo } = await oficina.llamar(verEfecto, { body }, conToken());
    return cuerpo.errores;
  },
  async revisión(cambios) {
    const { id } = await oficina.crear(oficina.contador, cambios);
    return hallados(await oficina.llamar(contrato.enviarPartida, { params: { id }, query: {} }, conToken()));
  },
  async 'contabilizar al crear'(cambios) {
    const body = nueva({ ...cambios, contabilizar: true });
    return hallados(await oficina.llamar(contrato.crearPartida, { body }, conToken()));
  },
  async 'contabilizar el borrador'(cambios) {
    const { id } = await oficina.crear(oficina.contador, cambios);
    return hallados(
      await oficina.llamar(contrato.contabilizarPartida, { params: { id }, query: {} }, conToken()),
    );
  },
  async 'ensayo de lote'(cambios) {
    const { cuerpo } = await enviar(oficina, ndjson(partida(cambios)), {
      token: oficina.contador,
      ensayo: true,
    });
    return cuerpo.errores;
  },
  async lote(cambios) {
    return hallados(await enviar(oficina, ndjson(partida(cambios)), { token: oficina.contador }));
  },
};

const malas: [string, Cambios, string[]][] = [
  ['una cuenta que no existe', { lineas: lineas(100, '999') }, ['CUENTA_NO_EXISTE']],
  // `toString` is in every object of the language, and in no catálogo
  ['una cuenta que no es código', { lineas: lineas(100, CAJA_CHICA, 'toString') }, ['CUENTA_NO_EXISTE']],
  ['una cuenta de mayor', { lineas: lineas(100, CAJA_CHICA, DE_MAYOR) }, ['CUENTA_NO_DETALLE']],
  ['una cuenta de control', { lineas: lineas(100, CAJA_CHICA, DE_CONTROL) }, ['CUENTA_SOLO_SISTEMA']],
  ['mañana', { fecha: '2026-11-17' }, ['FECHA_FUTURA']],
  ['un año que nadie abrió', { fecha: '2025-12-31' }, ['PERIODO_CERRADO']],
  [
    'varias cosas a la vez',
    { concepto: ' ', lineas: [{ idCuenta: '999', debe: 7, haber: 0 }] },
    ['CONCEPTO_VACIO', 'LINEA_INVALIDA', 'PARTIDA_DESCUADRADA', 'CUENTA_NO_EXISTE'],
  ],
];

describe.each(['con el año sin abrir', 'con el año abierto'])('%s', (momento) => {
  beforeAll(async () => {
    if (momento === 'con el año abierto') await oficina.contabilizada(oficina.contador);
  });

  it.each(malas)('%s: el mismo veredicto por todos los caminos', async (_, cambios, codigos) => {
    const veredictos: Record<string, readonly Hallado[]> = {};
    for (const [camino, juzgar] of Object.entries(caminos)) {
      veredictos[camino] = (await juzgar(cambios)).map(({ campo, codigo }) => ({ campo, codigo }));
    }
    const { efecto = [] } = veredictos;
    expect(efecto.map(({ codigo }) => codigo)).toEqual(codigos);
    expect(veredictos).toEqual(Object.fromEntries(Object.keys(caminos).map((camino) => [camino, efecto])));
  });

  it('noviembre se ve abierto en cada agencia que hay, y en una que no hay no', async () => {
    const { periodo } = await leerEntorno(oficina.db, oficina.reloj.ahora());
    const estados = ['01', '02', '03', '99'].map((agencia) => periodo(agencia, '2026-11-10', null));
    expect(estados).toEqual(['abierto', 'abierto', 'abierto', undefined]);
  });

  it('lo negado, lo mirado y lo enviado a revisión no abren el año', async () => {
    if (momento === 'con el año sin abrir') {
      const { id } = await oficina.crear(oficina.contador);
      const { status } = await oficina.llamar(
        contrato.enviarPartida,
        { params: { id }, query: {} },
        conToken(),
      );
      expect(status).toBe(200);
    }
    const anios = await oficina.db.selectFrom('ejercicio').select('anio').execute();
    expect(anios).toEqual(momento === 'con el año sin abrir' ? [] : [{ anio: 2026 }]);
  });
});

const conToken = () => ({ token: oficina.contador });

function hallados({ problema }: { readonly problema: Problema }): readonly Hallado[] {
  return problema.errores ?? [];
}
