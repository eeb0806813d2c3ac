// What publishing each draft would refuse, worked out with what is published already: shown to who writes it, and asked again by who
// publishes it. PostgreSQL refuses the same (0055_ahorros_publicar.sql).
import type { TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { type Reparo, reparosDeReglas, reparosDeTasas } from '@cuadra/core/ahorros/reparos';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface ConBorradores {
  readonly clase: ClaseDeProducto;
  readonly versiones: readonly VersionDeProducto[];
  readonly tablas: readonly TablaDeTasas[];
  readonly pagadoHasta: string | null;
}

export async function reparosDeBorradores(
  db: Database,
  { clase, versiones, tablas, pagadoHasta }: ConBorradores,
): Promise<{ versiones: VersionDeProducto[]; tablas: TablaDeTasas[] }> {
  const malas = await cuentasQueNoSirven(db, versiones.filter(esBorrador));
  return {
    versiones: versiones.map((version) => ({
      ...version,
      reparos: esBorrador(version)
        ? [
            ...deFecha(version.desde, pagadoHasta),
            ...reparosDeReglas(clase, version, rigenALaVez(version, versiones, tablas)),
            ...(malas.get(version.id) ?? []),
          ]
        : [],
    })),
    tablas: tablas.map((tabla) => ({
      ...tabla,
      reparos: esBorrador(tabla)
        ? [...deFecha(tabla.desde, pagadoHasta), ...deTasas(clase, tabla, tablas, versiones)]
        : [],
    })),
  };
}

const esBorrador = ({ estado }: { readonly estado: string }): boolean => estado === 'borrador';

function deFecha(desde: string, pagadoHasta: string | null): Reparo[] {
  if (pagadoHasta === null || desde > pagadoHasta) return [];
  const dia = pagadoHasta.split('-').reverse().join('/');
  return [
    { campo: 'desde', mensaje: `Los intereses se pagaron hasta el ${dia}: elija una fecha posterior.` },
  ];
}

function deTasas(
  clase: ClaseDeProducto,
  tabla: TablaDeTasas,
  tablas: readonly TablaDeTasas[],
  versiones: readonly VersionDeProducto[],
): Reparo[] {
  const conElla = rigenALaVez(tabla, tablas, versiones);
  return reparosDeTasas(
    clase,
    tabla,
    conElla.flatMap(({ plazos }) => plazos ?? []),
    conElla.some(({ capitalizacion }) => capitalizacion === 'diaria'),
  );
}

interface Dado {
  readonly desde: string;
  readonly estado: string;
}

/** Those published of the other kind that are in force on some day of it, once it is published among those of its own kind. */
function rigenALaVez<Otra extends Dado>(una: Dado, suyas: readonly Dado[], otras: readonly Otra[]): Otra[] {
  const fin = siguiente(una, suyas);
  return otras.filter((otra) => {
    if (otra.estado !== 'publicada') return false;
    const suFin = siguiente(otra, otras);
    return (fin === undefined || otra.desde < fin) && (suFin === undefined || una.desde < suFin);
  });
}

function siguiente(una: Dado, entre: readonly Dado[]): string | undefined {
  return entre
    .filter(({ estado, desde }) => estado === 'publicada' && desde > una.desde)
    .map(({ desde }) => desde)
    .sort()[0];
}

type CampoDeCuenta = 'cuentaGasto' | 'cuentaIsr' | 'cuentaPorPagar' | 'cuentaPorCobrar';

const naturalezas: Readonly<Record<CampoDeCuenta, 'deudora' | 'acreedora'>> = {
  cuentaGasto: 'deudora',
  cuentaPorCobrar: 'deudora',
  cuentaIsr: 'acreedora',
  cuentaPorPagar: 'acreedora',
};

interface CuentaElegida {
  readonly idCuenta: string;
  readonly tipoCuenta: string;
  readonly naturaleza: string;
  readonly estado: string;
  readonly esDeOtros: boolean;
}

async function cuentasQueNoSirven(
  db: Database,
  versiones: readonly VersionDeProducto[],
): Promise<ReadonlyMap<number, Reparo[]>> {
  if (versiones.length === 0) return new Map();
  const campos = Object.keys(naturalezas) as CampoDeCuenta[];
  const pedidas = versiones.flatMap((version) => campos.map((campo) => version[campo] ?? ''));
  const { rows } = await sql<CuentaElegida>`
    select c.id_cuenta, c.tipo_cuenta, c.naturaleza, c.estado,
      exists (select from producto_ahorro p where p.id_cuenta = c.id_cuenta)
        or exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta)
        or exists (select from cuenta_bancaria b where b.id_cuenta = c.id_cuenta) as es_de_otros
    from cuenta c where c.id_cuenta = any (${[...new Set(pedidas)]}::text[])`.execute(db);
  const porCodigo = new Map(rows.map((cuenta) => [cuenta.idCuenta, cuenta]));
  return new Map(
    versiones.map((version) => [
      version.id,
      campos.flatMap((campo) => {
        const codigo = version[campo];
        const mensaje = codigo === null ? undefined : objecion(porCodigo.get(codigo), naturalezas[campo]);
        return mensaje === undefined ? [] : [{ campo, mensaje }];
      }),
    ]),
  );
}

function objecion(cuenta: CuentaElegida | undefined, naturaleza: string): string | undefined {
  if (cuenta === undefined) return 'La cuenta no existe en el catálogo.';
  if (cuenta.tipoCuenta !== 'D') return 'La cuenta es de mayor; use una de detalle.';
  if (cuenta.naturaleza !== naturaleza) return `Elija una cuenta ${naturaleza}.`;
  if (cuenta.estado === 'bloqueada') return 'La cuenta está bloqueada.';
  if (cuenta.esDeOtros) return 'Esa cuenta es de una caja, de un banco o de un producto de ahorro.';
  return undefined;
}
