// Every path to the books asks the same: the desk, a draft, a program with one partida, a lote and a sheet. The same cases,
// by each of them, are let through, warned of or refused alike.
import { listarAdvertencias } from '@cuadra/contract/contabilidad/borradores/advertencias';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { contabilizarLote, NDJSON } from '@cuadra/contract/contabilidad/importaciones/lote';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  type Cambios,
  GASTOS,
  lineas,
  nueva,
  type Oficina,
  SOBRANTES,
  soloAvisan,
} from '#contabilidad/libro/testing/oficina.ts';
import { verLibro } from './testing/lotes.ts';
import { escritaDe, type Respuesta, VIAS, type Via } from './testing/vias.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  // Somebody with limits who may import.
  await oficina.limitar('contador', 'mueve', 1_000_000, 2_000_000);
  await oficina.comoDueno(`insert into cuenta_de_caja (id_cuenta, agencia) values ('${DE_CAJAS}', '01')`);
  // What an account that refuses does is told in saldo-contrario.test.ts.
  await soloAvisan(oficina);
});
afterAll(() => oficina.cerrar());
beforeEach(() => oficina.otroDia());

/** Tied to cajas in the agencia 01. */
const DE_CAJAS = '1011010101';

let serie = 0;
/** No other says the same. */
const sola = (cambios: Cambios = {}): Cambios => ({ concepto: `Juzgada ${++serie}`, ...cambios });
const sacar = (monto: number) => lineas(monto, SOBRANTES, CAJA_CHICA);
const mover = (monto: number) => lineas(monto, GASTOS, SOBRANTES);

describe.each<[string, Via]>(Object.entries(VIAS))('%s', (_, porLaVia) => {
  const via = (cambios: Cambios, token: string) => porLaVia(oficina, cambios, token);

  it('lo que no tiene nada que advertir entra', async () => {
    expect(await via(sola(), oficina.contador)).toBe('hecha');
  });

  it.each<[string, () => Cambios, Respuesta]>([
    ['de hace más de diez días', () => sola({ fecha: '2026-11-02' }), ['FECHA_ATRASADA']],
    // Q 5,000,000.00 out of the petty cash, which never had that much.
    ['que deja la caja chica en contra', () => sola({ lineas: sacar(500_000_000) }), ['SIGNO_CONTRARIO']],
    [
      'con las dos cosas',
      () => sola({ fecha: '2026-11-02', lineas: sacar(500_000_000) }),
      ['FECHA_ATRASADA', 'SIGNO_CONTRARIO'],
    ],
    [
      'de la cuenta de las cajas',
      () => sola({ lineas: lineas(500, DE_CAJAS, SOBRANTES) }),
      ['CUENTA_DE_CAJA'],
    ],
    ['que pasa de lo que puede', () => sola({ lineas: mover(1_000_001) }), 'otra persona'],
  ])('una %s', async (__, caso, esperada) => {
    const antes = await verLibro(oficina);
    expect(await via(caso(), oficina.contador)).toEqual(esperada);
    expect((await verLibro(oficina)).partidas).toBe(antes.partidas);
  });

  it('la que ya está, y cuántas habría', async () => {
    const repetida = sola();
    await oficina.contabilizada(oficina.contador2, repetida);
    expect(await via(repetida, oficina.contador)).toEqual(['POSIBLE_DUPLICADA']);
  });

  it('lo que pasa del día con lo anterior', async () => {
    const una = () => sola({ lineas: mover(1_000_000) });
    expect(await via(una(), oficina.contador)).toBe('hecha');
    expect(await via(una(), oficina.contador)).toBe('hecha');
    expect(await via(sola({ lineas: mover(1) }), oficina.contador)).toBe('otra persona');
  });

  it('en otra agencia, nada', async () => {
    expect(await via(sola({ agencia: '02', tipo: 'diario' }), oficina.forastero)).toBe('hecha');
    const antes = await verLibro(oficina);
    const ajena = sola({ agencia: '01' });
    await via(ajena, oficina.forastero).then(
      (respuesta) => expect(respuesta).toEqual(['SIN_AGENCIA']),
      (error) => expect(String(error)).toContain('SIN_AGENCIA'),
    );
    expect((await verLibro(oficina)).partidas).toBe(antes.partidas);
  });
});

it('el efecto señala la línea de la cuenta de las cajas, que en otra agencia es una cuenta más', async () => {
  const body = escritaDe(sola({ lineas: lineas(500, SOBRANTES, DE_CAJAS) }));
  const { cuerpo } = await oficina.llamar(verEfecto, { body }, { token: oficina.contador });
  expect(cuerpo.errores).toMatchObject([{ campo: 'lineas.1.idCuenta', codigo: 'CUENTA_DE_CAJA' }]);
  const enOtra = { ...body, agencia: '02' };
  const otro = await oficina.llamar(verEfecto, { body: enOtra }, { token: oficina.contador });
  expect(otro.cuerpo.errores).toEqual([]);
});

it('enviar un borrador a revisión pide lo mismo que enviarlo desde el escritorio', async () => {
  const { id } = await oficina.crear(oficina.contador, sola({ fecha: '2026-11-02' }));
  const enviar = (llamar: Oficina['llamar']) =>
    llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token: oficina.contador });
  const negada = await enviar(oficina.llamarSinAceptar);
  expect([negada.status, negada.problema.codigo]).toEqual([422, 'ADVERTENCIA_SIN_ACEPTAR']);
  expect((await enviar(oficina.llamar)).cuerpo.estado).toBe('en_revision');
});

describe('un programa con una partida', () => {
  const crear = (cambios: Cambios, llamar = oficina.llamarSinAceptar) =>
    llamar(
      borradores.crearPartida,
      { body: nueva({ contabilizar: true, ...cambios }) },
      { token: oficina.contador },
    );

  it('acepta lo que le dijo el efecto, con su motivo, que queda con la partida', async () => {
    const tarde = sola({ fecha: '2026-11-02' });
    const efecto = await oficina.llamar(verEfecto, { body: escritaDe(tarde) }, { token: oficina.contador });
    const aceptadas = efecto.cuerpo.advertencias.map(({ codigo, clave }) => ({
      codigo,
      clave,
      motivo: 'Llegó tarde',
    }));
    const { status, cuerpo } = await crear({ ...tarde, aceptadas });
    expect([status, cuerpo.estado]).toEqual([201, 'contabilizada']);
    const guardadas = await oficina.llamar(
      listarAdvertencias,
      { params: { id: cuerpo.id } },
      { token: oficina.contador },
    );
    expect(guardadas.cuerpo.map(({ codigo, motivo }) => [codigo, motivo])).toEqual([
      ['FECHA_ATRASADA', 'Llegó tarde'],
    ]);
  });

  it('lo que acepta sin que esté no vale', async () => {
    const aceptadas = [{ codigo: 'FECHA_ATRASADA' as const, clave: 'x', motivo: 'Por si acaso' }];
    expect((await crear(sola({ aceptadas }))).problema.codigo).toBe('ADVERTENCIA_CAMBIADA');
  });
});

it('un conjunto cualquiera importado se advierte como las mismas a mano, una por una', async () => {
  const FECHAS = ['2026-11-02', '2026-11-10', '2026-11-16'];
  const una = fc.record({
    fecha: fc.constantFrom(...FECHAS),
    agencia: fc.constantFrom('01', '02', '03'),
    concepto: fc.constantFrom('Pago de luz', 'PAGO DE LUZ', 'Compra'),
    monto: fc.constantFrom(100, 5_000, 300_000_000),
    saca: fc.boolean(),
  });
  let vuelta = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(una, { minLength: 1, maxLength: 6 }), async (elegidas) => {
      vuelta++;
      // Each round has its own conceptos: what an earlier one posted is no duplicate of these.
      const partidas = elegidas.map(({ monto, saca, concepto, ...resto }) =>
        escritaDe({
          ...resto,
          concepto: `${concepto} ${vuelta}`,
          lineas: saca ? sacar(monto) : lineas(monto),
        }),
      );
      const { cuerpo } = await oficina.llamar(
        contabilizarLote,
        {
          query: { ensayo: 'true' },
          body: { mediaType: NDJSON, bytes: Buffer.from(partidas.map((p) => JSON.stringify(p)).join('\n')) },
        },
        { token: oficina.contador },
      );
      const importadas = cuerpo.advertencias.lista.map(({ linea, codigo }) => `${linea} ${codigo}`);
      const aMano: string[] = [];
      for (const [indice, body] of partidas.entries()) {
        const efecto = await oficina.llamar(verEfecto, { body }, { token: oficina.contador });
        for (const { codigo } of efecto.cuerpo.advertencias) aMano.push(`${indice + 1} ${codigo}`);
        await oficina.contabilizada(oficina.contador, body);
      }
      expect(importadas).toEqual(aMano);
    }),
    { numRuns: 12 },
  );
});
