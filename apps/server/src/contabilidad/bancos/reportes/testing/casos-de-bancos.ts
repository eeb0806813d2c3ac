// What the papers of the banks must say, from what the screen gets and from the lines themselves, added up here by hand.
import { type Conciliacion, verConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { clasesDePendiente } from '@cuadra/core/bancos/conciliacion-textos';
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { traerLineas } from '#contabilidad/bancos/testing/traer-lineas.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Caso, Dato } from '#reportes/testing/caso.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

type DeBancos = 'conciliacion-bancaria' | 'conciliacion-cuadratica';
type Mundo = AplicacionDePrueba & { readonly contador: { readonly id: string; readonly token: string } };

const MARZO = { anio: 2026, mes: 3 } as const;
const DETALLES = [
  'Banrural · 111-22-3 · Monetaria',
  'Marzo de 2026. Cuenta 1011030101 Banrural, cuenta monetaria. Montos en quetzales.',
  'BORRADOR: no se ha enviado a revisión.',
];

/** An account of the bank over what the books already have, with a month that neither side tells whole. */
export async function mesDeBanco(mundo: Mundo): Promise<string> {
  const { db, reloj, contador } = mundo;
  return escribir(db, contextoDelSistema(reloj.ahora(), 'prueba'), 'prueba', async (tx) => {
    const { rows } = await sql<{ saldo: number }>`
      select coalesce(sum(debe - haber), 0)::bigint as saldo from linea
      where id_cuenta = '1011030101' and fecha < '2026-03-01'`.execute(tx);
    const { id } = await tx
      .insertInto('cuentaBancaria')
      .values({
        ...{
          banco: 'Banrural',
          numero: '111-22-3',
          nombre: 'Monetaria',
          idCuenta: '1011030101',
          agencia: '01',
        },
        ...{ perfil: null, mapeo: null, responsable: contador.id, desde: '2026-03-01' },
        saldoBancoInicial: centavos((rows[0]?.saldo ?? 0) - 300_00),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('movimientoDeBanco')
      .values([
        {
          cuentaBancaria: id,
          fecha: '2026-02-27',
          monto: centavos(1_000_00),
          concepto: 'Depósito',
          documento: null,
        },
        {
          cuentaBancaria: id,
          fecha: '2026-01-05',
          monto: centavos(-700_00),
          concepto: 'Pago',
          documento: '44',
        },
      ])
      .execute();
    return id;
  }).then(async (cuenta) => {
    await escribir(db, contextoDelSistema(reloj.ahora(), 'prueba'), 'prueba', async (tx) => {
      const [, comision = ''] = await traerLineas(tx, cuenta, contador.id, [
        { fecha: '2026-03-03', monto: 1_000_00, texto: 'DEPOSITO' },
        { fecha: '2026-03-09', monto: -25_50, texto: 'COMISION <MANEJO> & CÍA', referencia: 'ND-9' },
        { fecha: '2026-03-20', monto: 12_34, texto: 'INTERESES' },
      ]);
      await tx
        .insertInto('explicacionDeBanco')
        .values({
          ...{ cuentaBancaria: cuenta, linea: comision, movimiento: null, clase: 'error-del-banco' },
          ...{
            motivo: 'La cobró dos veces',
            explicadaPor: contador.id,
            explicadaEn: reloj.ahora().toString(),
          },
        })
        .execute();
    });
    return cuenta;
  });
}

export function casosDeBancos(de: () => { readonly mundo: Mundo; readonly cuenta: string }): {
  readonly [N in DeBancos]: Caso<N>;
} {
  const ver = async (): Promise<Conciliacion> => {
    const { mundo, cuenta } = de();
    const { cuerpo } = await mundo.llamar(
      verConciliacion,
      { params: { id: cuenta, ...MARZO } },
      { token: mundo.contador.token },
    );
    return cuerpo;
  };
  const comun = {
    filtros: () => ({ cuenta: de().cuenta, ...MARZO }),
    firmas: ['Hecha por', 'Aprobada por'],
  };
  return {
    'conciliacion-bancaria': {
      ...comun,
      async pantalla() {
        const { saldoBanco, saldoLibros, pendientes } = await ver();
        const delBanco = gruposDe(pendientes, 'banco');
        const deLibros = gruposDe(pendientes, 'libros');
        const banco = suma([saldoBanco, ...delBanco.flat()]);
        const libros = suma([saldoLibros, ...deLibros.flat()]);
        const todos = [...delBanco, ...deLibros];
        return {
          impreso: [
            ...[saldoBanco, ...delBanco.map(suma), banco],
            ...[saldoLibros, ...deLibros.map(suma), libros, banco - libros],
            ...todos.flatMap((grupo) => [...grupo, suma(grupo)]),
          ].map((monto) => ['Monto', monto] as const),
          detalles: DETALLES,
          hoja: {
            columnas: ['Monto', 'Saldo'],
            filas: [
              [null, saldoBanco],
              ...delBanco.flat().map((monto): Dato[] => [monto, null]),
              ...[
                [null, banco],
                [null, saldoLibros],
              ],
              ...deLibros.flat().map((monto): Dato[] => [monto, null]),
              ...[
                [null, libros],
                [null, banco - libros],
              ],
            ],
          },
        };
      },
    },
    'conciliacion-cuadratica': {
      ...comun,
      async pantalla() {
        const filas = await cuatroColumnas(de().mundo, de().cuenta, await ver());
        const titulos = ['Saldo inicial', 'Ingresos', 'Egresos', 'Saldo final'];
        return {
          impreso: filas.flatMap((fila) => fila.map((monto, i) => [titulos[i] ?? '', monto] as const)),
          detalles: DETALLES,
          hoja: { columnas: titulos, filas },
        };
      },
    },
  };
}

const suma = (montos: readonly number[]): number => montos.reduce((total, monto) => total + monto, 0);

/** What changes the balance of that side, class by class: what the other has, and what itself did wrong. */
function gruposDe(pendientes: Conciliacion['pendientes'], en: 'banco' | 'libros'): number[][] {
  return clasesDePendiente
    .flatMap((clase) =>
      (['libros', 'banco'] as const).map((lado) => {
        const esError = clase.startsWith('error-');
        if (esError !== (lado === en)) return [];
        return pendientes
          .filter((uno) => uno.clase === clase && uno.lado === lado)
          .map(({ monto }) => (esError ? 0 - monto : monto));
      }),
    )
    .filter(({ length }) => length > 0);
}

/** From the rows of the books and of the bank: each line by its side and by when it was outstanding. */
async function cuatroColumnas(
  { db }: Mundo,
  cuenta: string,
  { saldoBanco, saldoLibros, pendientes }: Conciliacion,
): Promise<number[][]> {
  const { rows } = await sql<{ banco: number[]; libros: number[] }>`
    select array(select l.monto from linea_de_banco l where l.cuenta_bancaria = c.id and l.estado is not null
        and l.fecha between '2026-03-01' and '2026-03-31') as banco,
      array(select x.debe - x.haber from linea x where x.id_cuenta = c.id_cuenta
        and x.fecha between '2026-03-01' and '2026-03-31') as libros
    from cuenta_bancaria c where c.id = ${cuenta}::uuid`.execute(db);
  const lados = (montos: readonly (number | string)[]) => {
    const numeros = montos.map(Number);
    return [suma(numeros.filter((uno) => uno > 0)), -suma(numeros.filter((uno) => uno < 0))] as const;
  };
  const [entradas, salidas] = lados(rows[0]?.banco ?? []);
  const [debe, haber] = lados(rows[0]?.libros ?? []);
  const banco = [saldoBanco - entradas + salidas, entradas, salidas, saldoBanco];
  const libros = [saldoLibros - debe + haber, debe, haber, saldoLibros];
  const grupos = clasesDePendiente.flatMap((clase) =>
    (['libros', 'banco'] as const).map((lado) =>
      pendientes.filter((uno) => uno.clase === clase && uno.lado === lado),
    ),
  );
  const alFinal = grupos
    .filter(({ length }) => length > 0)
    .map((grupo) => {
      const signo = grupo[0]?.lado === 'libros' ? 1 : -1;
      const [suben, bajan] = lados(grupo.map(({ monto }) => monto)).map((monto) =>
        monto === 0 ? 0 : signo * monto,
      );
      return [0, suben ?? 0, bajan ?? 0, (suben ?? 0) - (bajan ?? 0)];
    });
  // 700.00 paid and 1,000.00 deposited before March that the bank did not have.
  const alInicio = [
    [-700_00, 0, -700_00, 0],
    [1_000_00, -1_000_00, 0, 0],
  ];
  const sinCompensar = [banco, ...alInicio, ...alFinal];
  const columna = (i: number) => (libros[i] ?? 0) - suma(sinCompensar.map((fila) => fila[i] ?? 0));
  const compensado = columna(1) === 0 ? [] : [[0, columna(1), columna(2), 0]];
  return [...sinCompensar, ...compensado, libros, [0, 0, 0, 0]];
}
