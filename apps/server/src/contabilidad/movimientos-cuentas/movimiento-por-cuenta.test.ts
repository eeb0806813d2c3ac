// Movimiento por Cuenta over the demo's books, against sums made from the lines themselves.

import * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import {
  type AgrupacionDeMovimientos,
  agrupacionesDeMovimientos,
} from '@cuadra/contract/contabilidad/opciones';
import { verBalanceDeComprobacion } from '@cuadra/contract/contabilidad/saldos';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
/** By code: of detail and headers, and how each is signed. */
let catalogo: { idCuenta: string; tipoCuenta: string; naturaleza: string; lineas: number }[];
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ historia: true });
  token = await prueba.entrar('contador@cuadra.demo');
  const { rows } = await sql<(typeof catalogo)[number]>`
    with movida as (select id_cuenta, count(*) as lineas from linea group by id_cuenta)
    select c.id_cuenta, c.tipo_cuenta, c.naturaleza, coalesce(sum(m.lineas), 0)::int as lineas
    from cuenta c left join movida m on starts_with(m.id_cuenta, c.id_cuenta)
    group by c.id_cuenta order by c.id_cuenta collate "C"`.execute(prueba.db);
  catalogo = rows;
});
afterAll(() => prueba.cerrar());

const BANCO = '1011030101';
const CAJA_Y_BANCOS = '101';
const RANGO = { desde: '2026-02-10', hasta: '2026-04-20' };

interface Filtro {
  readonly idCuenta: string;
  readonly desde: string;
  readonly hasta: string;
  readonly agencia?: string;
}

const resumir = async (filtro: Filtro) =>
  (await prueba.llamar(contrato.resumirMovimientos, { query: filtro }, { token })).cuerpo;
const agrupar = async (filtro: Filtro, por: AgrupacionDeMovimientos) =>
  (await prueba.llamar(contrato.agruparMovimientos, { query: { ...filtro, agrupar: por } }, { token }))
    .cuerpo;

async function listar(filtro: Filtro, orden: 'antiguos' | 'recientes' = 'antiguos', limite = 500) {
  const leidos: contrato.MovimientoDeCuenta[] = [];
  let cursor: string | undefined;
  do {
    const { cuerpo } = await prueba.llamar(
      contrato.listarMovimientos,
      { query: { ...filtro, orden, limite, cursor } },
      { token },
    );
    leidos.push(...cuerpo.movimientos);
    cursor = cuerpo.siguiente ?? undefined;
  } while (cursor !== undefined);
  return leidos;
}

/** Every line of an account or header from the first one ever, with the balance each leaves, computed by PostgreSQL. */
async function deLasLineas({ idCuenta, desde, hasta, agencia }: Filtro) {
  const signo = catalogo.find((cuenta) => cuenta.idCuenta === idCuenta)?.naturaleza === 'deudora' ? 1 : -1;
  const { rows } = await sql<{ clave: string; fecha: string; debe: number; haber: number; saldo: number }>`
    select l.ejercicio || '/' || l.numero || '/' || l.n as clave, l.fecha, l.debe, l.haber,
      (${signo}::int * sum(l.debe - l.haber) over (order by l.fecha, l.ejercicio, l.numero, l.n))::bigint as saldo
    from linea l
    where starts_with(l.id_cuenta, ${idCuenta}) and l.agencia like ${agencia ?? '%'} and l.fecha <= ${hasta}::date
    order by l.fecha, l.ejercicio, l.numero, l.n`.execute(prueba.db);
  const antes = rows.filter(({ fecha }) => fecha < desde);
  const dentro = rows.slice(antes.length);
  const sumar = (lado: 'debe' | 'haber') => dentro.reduce((suma, linea) => suma + linea[lado], 0);
  return {
    saldoInicial: antes.at(-1)?.saldo ?? 0,
    saldoFinal: rows.at(-1)?.saldo ?? 0,
    debe: sumar('debe'),
    haber: sumar('haber'),
    lineas: dentro,
  };
}
const claveDe = ({ ejercicio, numero, n }: contrato.MovimientoDeCuenta) => `${ejercicio}/${numero}/${n}`;

describe('los movimientos de una cuenta', () => {
  it.each([
    ['una de detalle', { idCuenta: BANCO, ...RANGO }],
    ['todas las de una de mayor', { idCuenta: CAJA_Y_BANCOS, ...RANGO }],
    ['de una agencia', { idCuenta: CAJA_Y_BANCOS, ...RANGO, agencia: '02' }],
    ['de naturaleza acreedora', { idCuenta: '601', ...RANGO }],
  ])('%s: cada línea con su saldo, igual que sumadas de una en una', async (_, filtro) => {
    const esperado = await deLasLineas(filtro);
    expect(esperado.lineas.length).toBeGreaterThan(20);
    const leidos = await listar(filtro);
    expect(
      leidos.map(({ debe, haber, saldo, ...resto }) => [
        claveDe({ debe, haber, saldo, ...resto }),
        debe,
        haber,
        saldo,
      ]),
    ).toEqual(esperado.lineas.map(({ clave, debe, haber, saldo }) => [clave, debe, haber, saldo]));
    const { total } = await resumir(filtro);
    const { saldoInicial, saldoFinal, debe, haber } = esperado;
    expect(total).toMatchObject({ saldoInicial, saldoFinal, debe, haber });
  });

  it('en páginas chicas, hacia adelante y hacia atrás, dicen los mismos saldos', async () => {
    const filtro = { idCuenta: BANCO, desde: '2026-03-01', hasta: '2026-03-20' };
    const deUnaVez = await listar(filtro);
    expect(await listar(filtro, 'antiguos', 7)).toEqual(deUnaVez);
    expect(await listar(filtro, 'recientes', 7)).toEqual(deUnaVez.toReversed());
  });

  it('la contrapartida es lo que está del otro lado de la misma partida', async () => {
    const movimientos = await listar({ idCuenta: BANCO, desde: '2026-03-01', hasta: '2026-03-31' });
    for (const movimiento of movimientos) {
      const { rows } = await sql<{ idCuenta: string }>`
        select id_cuenta from linea where ejercicio = ${movimiento.ejercicio} and numero = ${movimiento.numero}
          and (debe > 0) = ${movimiento.haber > 0} group by id_cuenta order by min(n)`.execute(prueba.db);
      expect(movimiento.contrapartidas.map(({ idCuenta }) => idCuenta)).toEqual(
        rows.slice(0, 3).map(({ idCuenta }) => idCuenta),
      );
      expect(movimiento.otrasContrapartidas).toBe(Math.max(0, rows.length - 3));
    }
  });

  it('una cuenta que no existe, una agencia ajena o un cursor inventado se dicen', async () => {
    const pedir = (query: object) =>
      prueba.llamar(
        contrato.listarMovimientos,
        { query: { ...RANGO, idCuenta: BANCO, ...query } },
        { token },
      );
    expect((await pedir({ idCuenta: '199' })).problema.codigo).toBe('CUENTA_NO_EXISTE');
    expect((await pedir({ agencia: '77' })).problema.codigo).toBe('SIN_AGENCIA');
    expect((await pedir({ cursor: 'inventado' })).problema.errores?.[0]?.campo).toBe('cursor');
    expect((await pedir({ hasta: '2026-01-01' })).status).toBe(400);
    const cajero = await prueba.entrar('cajero@cuadra.demo');
    const { status } = await prueba.llamar(
      contrato.listarMovimientos,
      { query: { ...RANGO, idCuenta: BANCO } },
      { token: cajero },
    );
    expect(status).toBe(403);
  });
});

describe('lo que siempre se cumple, con cuentas y fechas al azar', () => {
  const fecha = fc
    .integer({ min: 0, max: 880 })
    .map((dias) => Temporal.PlainDate.from('2024-06-15').add({ days: dias }).toString());
  const rangos = fc
    .tuple(fecha, fecha)
    .map(([uno, otro]) => (uno < otro ? { desde: uno, hasta: otro } : { desde: otro, hasta: uno }));
  const cuentas = () => fc.constantFrom(...catalogo.filter(({ lineas }) => lineas > 0));
  const alAzar = { numRuns: 12 };

  it('el saldo es el del balance de comprobación, y el de la de mayor la suma de las suyas', async () => {
    await fc.assert(
      fc.asyncProperty(cuentas(), rangos, async ({ idCuenta, naturaleza }, rango) => {
        const { total, cuentas: suyas } = await resumir({ idCuenta, ...rango });
        const { cuerpo } = await prueba.llamar(
          verBalanceDeComprobacion,
          { query: { ...rango, conCero: 'true' } },
          { token },
        );
        const balance = cuerpo.cuentas.find((cuenta) => cuenta.idCuenta === idCuenta);
        for (const campo of ['saldoInicial', 'debe', 'haber', 'saldoFinal'] as const)
          expect(total?.[campo]).toBe(balance?.[campo]);
        const suma = suyas.reduce(
          (neto, cuenta) => neto + (cuenta.naturaleza === naturaleza ? 1 : -1) * cuenta.saldoFinal,
          0,
        );
        expect(suma).toBe(total?.saldoFinal);
      }),
      alAzar,
    );
  });

  it('partido en dos por cualquier día, suma lo mismo y el segundo empieza donde el primero termina', async () => {
    await fc.assert(
      fc.asyncProperty(cuentas(), rangos, fc.nat(), async ({ idCuenta }, { desde, hasta }, n) => {
        const dias = Temporal.PlainDate.from(desde).until(hasta).total('days');
        fc.pre(dias > 0);
        const corte = Temporal.PlainDate.from(desde).add({ days: n % dias });
        const [{ total: todo }, { total: antes }, { total: despues }] = await Promise.all([
          resumir({ idCuenta, desde, hasta }),
          resumir({ idCuenta, desde, hasta: corte.toString() }),
          resumir({ idCuenta, desde: corte.add({ days: 1 }).toString(), hasta }),
        ]);
        expect((antes?.debe ?? 0) + (despues?.debe ?? 0)).toBe(todo?.debe);
        expect((antes?.haber ?? 0) + (despues?.haber ?? 0)).toBe(todo?.haber);
        expect(despues?.saldoInicial).toBe(antes?.saldoFinal);
        expect(despues?.saldoFinal).toBe(todo?.saldoFinal);
      }),
      alAzar,
    );
  });

  it('sumados por día, mes, agencia o tipo son los mismos', async () => {
    await fc.assert(
      fc.asyncProperty(cuentas(), rangos, async ({ idCuenta }, rango) => {
        const { total } = await resumir({ idCuenta, ...rango });
        for (const por of agrupacionesDeMovimientos) {
          const { grupos, saldoInicial, saldoFinal } = await agrupar({ idCuenta, ...rango }, por);
          expect([saldoInicial, saldoFinal]).toEqual([total?.saldoInicial, total?.saldoFinal]);
          expect(grupos.reduce((suma, { debe }) => suma + debe, 0)).toBe(total?.debe);
          expect(grupos.reduce((suma, { haber }) => suma + haber, 0)).toBe(total?.haber);
          if (por === 'agencia')
            expect(grupos.reduce((suma, { saldo }) => suma + (saldo ?? 0), 0)).toBe(saldoFinal);
          else if (por !== 'tipo' && grupos.length > 0) expect(grupos.at(-1)?.saldo).toBe(saldoFinal);
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe('en archivos', () => {
  const bajar = async (formato: 'pdf' | 'xlsx' | 'csv', filtros: object) => {
    const { status, cuerpo, problema } = await prueba.llamar(
      pedirArchivo,
      { body: { reporte: 'movimientos-cuentas', formato, filtros: { ...filtros } } },
      { token },
    );
    if (status !== 201) throw new Error(JSON.stringify(problema));
    const { cruda } = await prueba.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token });
    return cruda.rawPayload;
  };
  const leerPdf = async (bytes: Buffer) => (await lineasDePdf(bytes)).map(({ texto }) => texto);
  const cifra = (centavos: number) => {
    const positiva = (Math.abs(centavos) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    return centavos < 0 ? `(${positiva})` : positiva;
  };

  it('PDF, XLSX, CSV y pantalla dicen lo mismo, movimiento por movimiento', async () => {
    const filtro = { idCuenta: BANCO, desde: '2026-03-01', hasta: '2026-03-31' };
    const pantalla = await listar(filtro);
    const { total } = await resumir(filtro);
    expect(pantalla.length).toBeGreaterThan(10);

    const [, ...csv] = await leerHoja(await bajar('csv', filtro), 'csv', { filasMax: 10_000 });
    expect(csv[0]?.celdas.at(-1)).toBe(((total?.saldoInicial ?? 0) / 100).toFixed(2));
    expect(csv.slice(1).map(({ celdas }) => [celdas[4], ...celdas.slice(-3)])).toEqual(
      pantalla.map(({ numero, debe, haber, saldo }) => [
        String(numero),
        ...[debe, haber, saldo].map((valor) => (valor / 100).toFixed(2)),
      ]),
    );

    const { sheets } = await readXlsx(await bajar('xlsx', filtro));
    const filas = sheets[0]?.rows ?? [];
    expect(filas.slice(2, 2 + pantalla.length).map((fila) => fila.slice(-3))).toEqual(
      pantalla.map(({ debe, haber, saldo }) => [debe / 100, haber / 100, saldo / 100]),
    );
    expect(filas.at(-1)?.slice(-3)).toEqual([(total?.debe ?? 0) / 100, (total?.haber ?? 0) / 100, null]);

    const pdf = await leerPdf(await bajar('pdf', filtro));
    const impresos = pdf.filter((texto) => /^\d\d\/\d\d\/\d{4}\|\d+\/\d{4}\|/.test(texto));
    expect(impresos.map((texto) => [texto.split('|')[1], texto.split('|').at(-1)])).toEqual(
      pantalla.map(({ numero, ejercicio, saldo }) => [`${numero}/${ejercicio}`, cifra(saldo)]),
    );
    const { saldoInicial = 0, debe = 0, haber = 0, saldoFinal = 0 } = total ?? {};
    expect(pdf).toContain(`Saldo inicial|${cifra(saldoInicial)}`);
    expect(pdf).toContain(`Saldo final|${[debe, haber, saldoFinal].map(cifra).join('|')}`);
  });

  it('de una de mayor, cuenta por cuenta, y al final lo que hacen juntas; lo que trae una página es lo que llevaba la otra', async () => {
    const filtro = { idCuenta: CAJA_Y_BANCOS, ...RANGO };
    const { cuentas, total } = await resumir(filtro);
    const pdf = await leerPdf(await bajar('pdf', filtro));
    expect(pdf.filter((texto) => /^\d+ .+ \((deudora|acreedora)\)$/.test(texto))).toEqual(
      cuentas.map(({ idCuenta, nombreCuenta, naturaleza }) => `${idCuenta} ${nombreCuenta} (${naturaleza})`),
    );
    const finales = pdf.filter((texto) => texto.startsWith('Saldo final|'));
    expect(finales).toEqual(
      cuentas.map(
        ({ debe, haber, saldoFinal }) => `Saldo final|${[debe, haber, saldoFinal].map(cifra).join('|')}`,
      ),
    );
    const { saldoInicial = 0, debe = 0, haber = 0, saldoFinal = 0 } = total ?? {};
    expect(pdf).toContain([saldoInicial, debe, haber, saldoFinal].map(cifra).join('|'));
    const van = pdf.filter((texto) => texto.startsWith('Van|')).map((texto) => texto.slice(4));
    const vienen = pdf
      .filter((texto) => /^Vienen de \d+ /.test(texto))
      .map((texto) => texto.slice(texto.indexOf('|') + 1));
    expect(van.length).toBeGreaterThan(3);
    expect(vienen).toEqual(van);
  });

  it('por mes, una fila por mes; por rango de códigos, las cuentas del rango', async () => {
    const filtro = {
      desdeCuenta: '1011010101',
      hastaCuenta: '10110301',
      desde: '2026-01-01',
      hasta: '2026-06-30',
    };
    const [, ...filas] = await leerHoja(await bajar('csv', { ...filtro, agrupar: 'mes' }), 'csv', {
      filasMax: 10_000,
    });
    const { cuerpo } = await prueba.llamar(contrato.resumirMovimientos, { query: filtro }, { token });
    expect(cuerpo.cuentas.every(({ idCuenta }) => idCuenta >= '1011010101' && idCuenta < '10110302')).toBe(
      true,
    );
    const deCuentas = filas.slice(0, -4);
    const porCuenta = Map.groupBy(deCuentas, ({ celdas }) => celdas[0] ?? '');
    expect([...porCuenta.keys()]).toEqual(cuerpo.cuentas.map(({ idCuenta }) => idCuenta));
    for (const { idCuenta, debe, saldoFinal } of cuerpo.cuentas) {
      const suyas = (porCuenta.get(idCuenta) ?? []).map(({ celdas }) => celdas);
      expect(suyas[0]?.[7]).toBe('Saldo inicial');
      expect(suyas.reduce((suma, celdas) => suma + Math.round(Number(celdas[10]) * 100), 0)).toBe(debe);
      expect(suyas.at(-1)?.[12]).toBe((saldoFinal / 100).toFixed(2));
    }
    // And what they make together, all in one column.
    const { rows } = await sql<{ inicial: number; debe: number; haber: number }>`
      select sum(debe - haber) filter (where fecha < ${filtro.desde}::date)::bigint as inicial,
        sum(debe) filter (where fecha >= ${filtro.desde}::date)::bigint as debe,
        sum(haber) filter (where fecha >= ${filtro.desde}::date)::bigint as haber
      from linea where id_cuenta >= ${filtro.desdeCuenta} and id_cuenta < '10110302' and fecha <= ${filtro.hasta}::date
      `.execute(prueba.db);
    const { inicial = 0, debe = 0, haber = 0 } = rows[0] ?? {};
    const juntas = [inicial, debe, haber, inicial + debe - haber];
    expect(cuerpo.total).toMatchObject({
      naturaleza: 'deudora',
      saldoInicial: inicial,
      saldoFinal: juntas[3],
    });
    expect(filas.slice(-4).map(({ celdas }) => [celdas[7], celdas[12]])).toEqual(
      ['Saldo inicial', 'Debe', 'Haber', 'Saldo final'].map((titulo, i) => [
        titulo,
        ((juntas[i] ?? 0) / 100).toFixed(2),
      ]),
    );
  });

  it('los borradores van marcados y aparte: ninguna suma los cuenta', async () => {
    const { rows } = await sql<{ idCuenta: string; fecha: string }>`
      select l ->> 'idCuenta' as id_cuenta, b.fecha from borrador b, jsonb_array_elements(b.lineas) l
      order by b.fecha limit 1`.execute(prueba.db);
    const { idCuenta = '', fecha = '' } = rows[0] ?? {};
    const filtro = { idCuenta, desde: fecha, hasta: fecha, conBorradores: 'true' as const };
    const { cuerpo } = await prueba.llamar(contrato.resumirMovimientos, { query: filtro }, { token });
    expect(cuerpo.borradores.length).toBeGreaterThan(0);
    const sin = await resumir({ idCuenta, desde: fecha, hasta: fecha });
    expect([cuerpo.total, sin.borradores]).toEqual([sin.total, []]);
    const pdf = await leerPdf(await bajar('pdf', filtro));
    expect(pdf.some((texto) => texto.includes('|BORRADOR|') && texto.includes('sin sumar'))).toBe(true);
    const { debe = 0, haber = 0, saldoFinal = 0 } = sin.total ?? {};
    expect(pdf).toContain(`Saldo final|${[debe, haber, saldoFinal].map(cifra).join('|')}`);
  });
});
