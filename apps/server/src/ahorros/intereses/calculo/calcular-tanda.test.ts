import { createHash } from 'node:crypto';
import { centavos } from '@cuadra/core/dinero';
import { basesDeDias, diasSegun } from '@cuadra/core/interes/base-de-dias';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import { REGLAS, tablaDe } from '@cuadra/core/interes/testing/entradas';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CuentaPuesta,
  type MundoDeCalculo,
  mundoDeCalculo,
  type ProductoPuesto,
} from './testing/mundo-de-calculo.ts';

let mundo: MundoDeCalculo;
beforeAll(async () => {
  mundo = await mundoDeCalculo();
});
afterAll(() => mundo.cerrar());

const MARZO = { desde: '2026-03-01', hasta: '2026-04-01' };

/** Q 1,000.00 since long ago, paid up to February. */
const cuenta = (cambios: Partial<CuentaPuesta> = {}): CuentaPuesta => ({
  saldo: 100_000,
  movimientos: [],
  estados: [],
  apertura: '2020-01-15',
  interesHasta: '2026-03-01',
  ...cambios,
});

const producto = (
  cuentas: readonly CuentaPuesta[],
  cambios: Partial<ProductoPuesto> = {},
): ProductoPuesto => ({
  versiones: [{ desde: '2020-01-01', reglas: REGLAS }],
  tablas: [tablaDe('2020-01-01', [35_000])],
  cuentas,
  ...cambios,
});

const tandaDe = async (corrida: number) =>
  (await mundo.dueno.query('select * from corrida_tanda where corrida = $1', [corrida])).rows[0];

describe('calcular una tanda', () => {
  it('deja una línea por cuenta, lo que suman y su huella', async () => {
    const { producto: id, cuentas } = await mundo.poner(
      producto([
        cuenta(),
        cuenta({ saldo: 0 }),
        cuenta({ apertura: '2026-04-01' }),
        cuenta({ saldo: 250_000 }),
      ]),
    );
    const { corrida, lineas } = await mundo.calcular(id, MARZO);
    expect(lineas.map(({ cuenta: suya, interes, isr, motivo }) => [suya, interes, isr, motivo])).toEqual([
      [cuentas[0], 297, 30, null],
      [cuentas[1], 0, 0, 'SIN_SALDO'],
      [cuentas[3], 743, 74, null],
    ]);
    const texto = lineas
      .map(({ cuenta: suya, desde, hasta, interes, isr, motivo }) =>
        [suya, desde, hasta, interes, isr, motivo ?? '-'].join('|'),
      )
      .join('\n');
    expect(await tandaDe(corrida)).toMatchObject({
      estado: 'calculada',
      cuentas: 3,
      lineas: 2,
      interes: '1040',
      isr: '104',
      // 297.260273972603 + 743.150684931507
      exacto: '1040.410958904110',
      huella: createHash('sha256').update(texto).digest('hex'),
    });
  });

  it('la segunda vez no hace nada', async () => {
    const { producto: id } = await mundo.poner(producto([cuenta()]));
    const { corrida, lineas } = await mundo.calcular(id, MARZO);
    await mundo.dueno.query('update cuenta_ahorro set saldo = 999 where producto = $1', [id]);
    await mundo.dueno.query('select corrida_calcular_tanda($1, 1)', [corrida]);
    expect(await mundo.lineas(corrida)).toEqual(lineas);
  });

  it('solo mientras su corrida se calcula', async () => {
    const { producto: id } = await mundo.poner(producto([cuenta()]));
    const corrida = await mundo.correr(id, MARZO);
    await mundo.dueno.query(`update corrida set estado = 'aprobado' where id = $1`, [corrida]);
    const calcular = () => mundo.dueno.query('select corrida_calcular_tanda($1, 1)', [corrida]);
    await expect(calcular()).rejects.toThrow('no se está calculando');
    await expect(mundo.dueno.query('select corrida_tomar_reglas($1)', [corrida])).rejects.toThrow(
      'se toman cuando',
    );
  });

  it('la aplicación la pide, y no escribe líneas de otra forma', async () => {
    const { producto: id } = await mundo.poner(producto([cuenta()]));
    const corrida = await mundo.correr(id, MARZO);
    const aplicacion = new pg.Client({ connectionString: mundo.urlDeLaAplicacion });
    await aplicacion.connect();
    try {
      const poner = () =>
        aplicacion.query(
          `select corrida_poner_vacias(r, t, 'mensual', 'infinity') from corrida r join corrida_tanda t on t.corrida = r.id where r.id = ${corrida}`,
        );
      await expect(poner()).rejects.toThrow('permission denied');
      await expect(
        aplicacion.query(`update corrida set reglas = '{}' where id = ${corrida}`),
      ).rejects.toThrow('permission denied');
      await aplicacion.query('select corrida_calcular_tanda($1, 1)', [corrida]);
    } finally {
      await aplicacion.end();
    }
    expect(await mundo.lineas(corrida)).toHaveLength(1);
  });
});

describe('las reglas de la corrida', () => {
  it('son las que había cuando se tomaron, aunque después se publiquen otras', async () => {
    const { producto: id } = await mundo.poner(producto([cuenta()]));
    const corrida = await mundo.correr(id, MARZO);
    await mundo.dueno.query(
      `with t as (insert into tabla_de_tasas (producto, desde, modo, estado, escrita_por) values ($1, '2026-03-11', 'total', 'borrador', gen_random_uuid()) returning id)
       insert into tramo_de_tasa (tabla, monto_desde, ppm) select id, 0, 90000 from t`,
      [id],
    );
    await mundo.dueno.query(`select corrida_tomar_reglas($1)`, [corrida]);
    await mundo.dueno.query(
      `update tabla_de_tasas set estado = 'publicada', publicada_por = gen_random_uuid(), publicada_en = now() where producto = $1 and desde = '2026-03-11'`,
      [id],
    );
    await mundo.dueno.query('select corrida_calcular_tanda($1, 1)', [corrida]);
    expect((await mundo.lineas(corrida))[0]?.interes).toBe(297);
  });

  it('cada línea sigue la versión que rige su último día', async () => {
    const truncar = { ...REGLAS, redondeo: 'arriba' as const };
    const { producto: id } = await mundo.poner(
      producto([cuenta(), cuenta({ vence: '2026-03-16', tasaPactada: 35_000 })], {
        versiones: [
          { desde: '2020-01-01', reglas: REGLAS },
          { desde: '2026-03-20', reglas: truncar },
        ],
      }),
    );
    const { lineas } = await mundo.calcular(id, MARZO);
    // 297.26 upwards; 143.84 to the nearest, as its term ended before that.
    expect(lineas.map(({ hasta, interes }) => [hasta, interes])).toEqual([
      ['2026-04-01', 298],
      ['2026-03-16', 144],
    ]);
  });

  it('se retiene según el parámetro del último día, desde su mínimo y salvo exención vigente', async () => {
    await mundo.dueno.query(
      `insert into parametro_isr (desde, ppm, minimo, estado) values ('2031-03-31', 50000, 298, 'publicada'), ('2031-04-01', 900000, 0, 'publicada')`,
    );
    const { producto: id } = await mundo.poner(
      producto(
        [
          cuenta(),
          cuenta({ saldo: 100_500 }),
          cuenta({ saldo: 200_000, exenta: { vence: '2031-03-31' } }),
          cuenta({ saldo: 200_000, exenta: { vence: '2031-03-30' } }),
        ].map((una) => ({ ...una, interesHasta: '2031-03-01' })),
      ),
    );
    const { lineas } = await mundo.calcular(id, { desde: '2031-03-01', hasta: '2031-04-01' });
    expect(lineas.map(({ interes, isr }) => [interes, isr])).toEqual([
      [297, 0],
      [299, 15],
      [595, 0],
      [595, 30],
    ]);
  });
});

describe('cuándo se paga', () => {
  const inactiva = [{ desde: '2026-03-10', estado: 'inactiva' as const }];
  const reglas = { ...REGLAS, inactivas: 'devenga' as const };

  it('lo que solo devenga espera; quien cierra su cuenta lo recibe', async () => {
    const versiones = [{ desde: '2020-01-01', reglas }];
    const { producto: id } = await mundo.poner(producto([cuenta({ estados: inactiva })], { versiones }));
    const { lineas } = await mundo.calcular(id, MARZO);
    expect(lineas[0]).toMatchObject({
      interes: 0,
      motivo: 'INACTIVA_SIN_PAGO',
      espera: true,
      exacto: '297.260273972603',
    });
    const cierre = await mundo.calcular(id, { ...MARZO, clase: 'cierre' });
    expect(cierre.lineas[0]).toMatchObject({ interes: 297, motivo: null, espera: false });
  });

  it('un movimiento que llegó tarde cuenta desde su día, y lo posterior al período no', async () => {
    const movimientos = [
      { n: 2, ganaDesde: '2026-04-02', monto: centavos(700_000) },
      // Recorded last, for a day before.
      { n: 3, ganaDesde: '2026-03-22', monto: centavos(100_000) },
    ];
    const { producto: id } = await mundo.poner(producto([cuenta({ saldo: 900_000, movimientos })]));
    const { lineas } = await mundo.calcular(id, MARZO);
    // 21 days of Q 1,000 and 10 of Q 2,000.
    expect(lineas[0]).toMatchObject({ saldoDias: '4100000', dias: 31, interes: 393, movimientos: 2 });
  });

  it('se paga todo lo que no se había pagado, también lo de antes de la corrida', async () => {
    const { producto: id } = await mundo.poner(producto([cuenta({ interesHasta: '2026-02-01' })]));
    const { lineas } = await mundo.calcular(id, MARZO);
    expect(lineas[0]).toMatchObject({ desde: '2026-02-01', dias: 59, interes: 566 });
  });
});

it('los días de PostgreSQL son los de core en cada convención', async () => {
  const dias = Array.from({ length: 80 }, (_, i) => fechaDeDia(numeroDeDia('2023-12-28') + i * 13));
  const pares = dias.flatMap((desde) =>
    dias.filter((hasta) => hasta >= desde).map((hasta) => ({ desde, hasta })),
  );
  const finales = [
    '2023-02-28',
    '2024-02-28',
    '2024-02-29',
    '2024-03-31',
    '2025-02-28',
    '2025-08-30',
    '2025-08-31',
  ];
  const todos = [
    ...pares,
    ...finales.flatMap((desde) =>
      finales.filter((hasta) => hasta >= desde).map((hasta) => ({ desde, hasta })),
    ),
  ];
  for (const base of basesDeDias) {
    const { rows } = await mundo.dueno.query<{ dias: number }>(
      'select interes_dias($1, x.desde, x.hasta) as dias from unnest($2::date[], $3::date[]) with ordinality x (desde, hasta, i) order by i',
      [base, todos.map(({ desde }) => desde), todos.map(({ hasta }) => hasta)],
    );
    expect(rows.map((fila) => fila.dias)).toEqual(
      todos.map(({ desde, hasta }) => diasSegun(base, desde, hasta)),
    );
  }
});
