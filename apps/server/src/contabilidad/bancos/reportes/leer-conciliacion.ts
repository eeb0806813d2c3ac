// A conciliación as its document tells it: the same that the screen gets, with each item beside the balance that it changes.
import type { EstadoDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { antiguedad, type TramoDeAntiguedad } from '@cuadra/core/bancos/clasificar';
import { type CifrasDeConciliacion, cifrasDeConciliacion } from '@cuadra/core/bancos/conciliacion';
import type { ClaseDePendiente } from '@cuadra/core/bancos/conciliacion-textos';
import { type Centavos, opuesto } from '@cuadra/core/dinero';
import { mesEnPalabras } from '@cuadra/core/meses';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerCuenta } from '../conciliaciones/mes-de-cuenta.ts';
import { type MesPedido, verConciliacion } from '../conciliaciones/ver-conciliacion.ts';

interface Firma {
  readonly nombre: string;
  readonly en: string;
}

export interface ConciliacionImpresa {
  readonly estado: EstadoDeConciliacion;
  readonly hasta: string;
  readonly cifras: Pick<CifrasDeConciliacion, 'banco' | 'libros' | 'diferencia'>;
  readonly enviada: Firma | null;
  readonly aprobada: Firma | null;
}

export interface PendienteImpreso {
  /** Which balance it changes. */
  readonly en: 'banco' | 'libros';
  readonly lado: 'banco' | 'libros';
  readonly clase: ClaseDePendiente;
  readonly fecha: string;
  readonly dias: number;
  readonly tramo: TramoDeAntiguedad;
  readonly texto: string;
  readonly documento: string | null;
  readonly motivo: string | null;
  readonly ejercicio: number | null;
  readonly numero: number | null;
  /** What it does to that balance. */
  readonly monto: Centavos;
}

export interface ConciliacionLeida {
  readonly detalles: string[];
  readonly cabecera: ConciliacionImpresa;
  readonly pendientes: readonly PendienteImpreso[];
}

export const mesPedido = (
  { ahora }: ContextoConActor,
  { cuenta, anio, mes }: Omit<MesPedido, 'hoy'>,
): MesPedido => ({ cuenta, anio, mes, hoy: hoyEn({ ahora: () => ahora }).toString() });

export async function leerConciliacion(db: Database, pedido: MesPedido): Promise<ConciliacionLeida> {
  const suya = await verConciliacion(db, pedido);
  const { saldoBanco, saldoLibros, estado, hasta, enviadaPor, enviadaEn, aprobadaPor, aprobadaEn } = suya;
  const al = hasta < pedido.hoy || estado !== 'abierta' ? hasta : pedido.hoy;
  const pendientes = suya.pendientes.map((uno) => ({ ...uno, explicado: true }));
  const { banco, libros, diferencia } = cifrasDeConciliacion({ saldoBanco, saldoLibros, pendientes });
  const impresos = (en: 'banco' | 'libros') =>
    (en === 'banco' ? banco : libros).ajustes.flatMap(({ lado, clase }) =>
      pendientes
        .filter((uno) => uno.lado === lado && uno.clase === clase)
        .map(
          ({ fecha, texto, documento, motivo, partida, monto }): PendienteImpreso => ({
            ...{ en, lado, clase, fecha, texto, documento, motivo },
            ...antiguedad(fecha, al),
            ejercicio: partida?.ejercicio ?? null,
            numero: partida?.numero ?? null,
            monto: lado === en ? opuesto(monto) : monto,
          }),
        ),
    );
  const firma = (quien: { nombre: string } | null, en: string | null): Firma | null =>
    quien === null || en === null ? null : { nombre: quien.nombre, en };
  return {
    detalles: await detallesDe(db, pedido, estado),
    cabecera: {
      ...{ estado, hasta, cifras: { banco, libros, diferencia } },
      enviada: firma(enviadaPor, enviadaEn),
      aprobada: firma(aprobadaPor, aprobadaEn),
    },
    pendientes: [...impresos('banco'), ...impresos('libros')],
  };
}

const ESTADOS: Readonly<Record<EstadoDeConciliacion, string>> = {
  abierta: 'BORRADOR: no se ha enviado a revisión.',
  en_revision: 'EN REVISIÓN: falta que otra persona la apruebe.',
  aprobada: 'Aprobada.',
};

export async function detallesDe(
  db: Database,
  { cuenta, anio, mes }: MesPedido,
  estado: EstadoDeConciliacion,
): Promise<string[]> {
  const { banco, numero, nombre, idCuenta, nombreCuenta } = await leerCuenta(db, cuenta);
  const fecha = `${anio}-${String(mes).padStart(2, '0')}-01`;
  return [
    `${banco} · ${numero} · ${nombre}`,
    `${mesEnPalabras(fecha)}. Cuenta ${idCuenta} ${nombreCuenta}. Montos en quetzales.`,
    ESTADOS[estado],
  ];
}
