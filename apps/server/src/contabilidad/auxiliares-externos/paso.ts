// How far what stands behind the control accounts is what the books say: cajas that were counted, bank accounts whose beginning is
// explained, products whose accounts add up, and what is kept elsewhere.
import { haTerminado } from '@cuadra/core/cierre';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Paso } from '#administracion/puesta-en-marcha/paso.ts';
import type { Database } from '#platform/database/pool.ts';
import { leerMesDeAuxiliares } from './queries.ts';

export const pasoDeAuxiliares: Paso = {
  paso: 'auxiliares',
  async ver(db, { hoy }) {
    const cuantos = await contar(db);
    const total = cuantos.cajas + cuantos.bancos + cuantos.productos + cuantos.externos;
    if (total === 0)
      return {
        estado: 'pendiente',
        resumen: '',
        falta: [
          'Cree las cajas, las cuentas bancarias y los productos de ahorro, o marque lo que se lleva en otra parte.',
        ],
      };
    const falta = [
      ...(await deCajas(db)),
      ...(await deBancos(db)),
      ...(await deAhorros(db)),
      ...(await deLoExterno(db, hoy)),
    ];
    const resumen = [
      enPalabras(cuantos.cajas, 'caja', 'cajas'),
      enPalabras(cuantos.bancos, 'cuenta bancaria', 'cuentas bancarias'),
      enPalabras(cuantos.productos, 'producto de ahorro', 'productos de ahorro'),
      enPalabras(cuantos.externos, 'auxiliar externo', 'auxiliares externos'),
    ]
      .filter((frase) => frase !== '')
      .join(', ');
    return { estado: falta.length === 0 ? 'hecho' : 'en-curso', resumen, falta: falta.slice(0, FALTAN_MAX) };
  },
};

/** More than anybody reads at once. */
const FALTAN_MAX = 20;

const enPalabras = (n: number, una: string, varias: string): string =>
  n === 0 ? '' : `${n} ${n === 1 ? una : varias}`;

async function contar(db: Database) {
  const { rows } = await sql<{ cajas: number; bancos: number; productos: number; externos: number }>`
    select (select count(*) from caja where activa)::int as cajas, (select count(*) from cuenta_bancaria where activa)::int as bancos,
      (select count(*) from producto_ahorro)::int as productos, (select count(*) from auxiliar_externo where activo)::int as externos`.execute(
    db,
  );
  return rows[0] ?? { cajas: 0, bancos: 0, productos: 0, externos: 0 };
}

async function deCajas(db: Database): Promise<string[]> {
  const { rows: distintas } = await sql<{ idCuenta: string; agencia: string; uno: Centavos; otro: Centavos }>`
    select k.id_cuenta, k.agencia, x.uno::bigint, x.otro from cuenta_de_caja k cross join lateral (
      select coalesce((select sum(s.saldo) from caja c join saldo_de_caja s on s.caja = c.id
          where c.id_cuenta = k.id_cuenta and c.agencia = k.agencia), 0) as uno,
        saldo_en_libros(k.id_cuenta, k.agencia) as otro
    ) x where x.uno <> x.otro order by k.agencia, k.id_cuenta`.execute(db);
  const { rows: sinContar } = await sql<{ nombre: string; agencia: string }>`
    select c.nombre, c.agencia from caja c where c.activa
      and not exists (select from conteo_inicial k where k.caja = c.id)
      and not exists (select from jornada j where j.caja = c.id)
      and saldo_en_libros(c.id_cuenta, c.agencia) <> 0
    order by c.agencia, c.codigo`.execute(db);
  return [
    ...distintas.map(
      ({ idCuenta, agencia, uno, otro }) =>
        `Las cajas de la cuenta ${idCuenta}, agencia ${agencia}, tienen ${formatearQuetzales(uno)} y el mayor dice ${formatearQuetzales(otro)}: cuéntelas otra vez o corrija los saldos iniciales.`,
    ),
    ...sinContar.map(({ nombre, agencia }) => `Falta contar «${nombre}» de la agencia ${agencia}.`),
  ];
}

async function deBancos(db: Database): Promise<string[]> {
  const { rows } = await sql<{ nombre: string; falta: Centavos }>`
    select c.nombre, x.falta from cuenta_bancaria c
    cross join lateral (select banco_sin_explicar_al_empezar(c.id) as falta) x
    where c.activa and x.falta <> 0 order by c.nombre`.execute(db);
  return rows.map(
    ({ nombre, falta }) =>
      `«${nombre}»: los cheques en circulación y lo demás pendiente dejan ${formatearQuetzales(falta)} sin explicar entre los libros y el banco.`,
  );
}

async function deAhorros(db: Database): Promise<string[]> {
  const { rows } = await sql<{ nombre: string; enCuentas: Centavos; enLibros: Centavos }>`
    select p.nombre, coalesce((select sum(a.saldo) from cuenta_ahorro a where a.producto = p.id), 0)::bigint as en_cuentas,
      coalesce((select -sum(saldo_en_libros(p.id_cuenta, g.id_agencia)) from agencia g), 0)::bigint as en_libros
    from producto_ahorro p where p.estado = 'preparacion' order by p.codigo`.execute(db);
  return rows.map(({ nombre, enCuentas, enLibros }) =>
    enCuentas === enLibros
      ? `El producto «${nombre}» sigue en preparación: actívelo.`
      : `Las cuentas del producto «${nombre}» suman ${formatearQuetzales(enCuentas)} y el mayor dice ${formatearQuetzales(enLibros)}: traiga las que faltan.`,
  );
}

/** The last month that is over. */
async function deLoExterno(db: Database, hoy: string): Promise<string[]> {
  const anterior = Temporal.PlainDate.from(hoy).with({ day: 1 }).subtract({ months: 1 });
  const mes = { anio: anterior.year, mes: anterior.month };
  if (!haTerminado(mes.anio, mes.mes, hoy)) return [];
  const agencias = await db.selectFrom('agencia').select('idAgencia').execute();
  const { renglones } = await leerMesDeAuxiliares(
    db,
    mes,
    agencias.map(({ idAgencia }) => idAgencia),
  );
  return renglones
    .filter(({ diferencia, sinSaldo }) => !sinSaldo && diferencia !== 0)
    .map(({ idCuenta, agencia, diferencia }) =>
      diferencia === null
        ? `Falta traer el auxiliar externo de la cuenta ${idCuenta}, agencia ${agencia}.`
        : `El auxiliar externo de la cuenta ${idCuenta}, agencia ${agencia}, difiere del mayor en ${formatearQuetzales(diferencia)}.`,
    );
}
