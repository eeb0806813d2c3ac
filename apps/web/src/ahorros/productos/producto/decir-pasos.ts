// What a product in preparation has and what it lacks, in the order in which it is done.
import type { ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import { restar } from '@cuadra/core/dinero';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';

interface Paso {
  readonly paso: string;
  readonly hecho: boolean;
  readonly detalle?: string | undefined;
}

export function decirPasos({ versiones, tablas, control }: Omit<ProductoDeAhorro, 'reglas'>): Paso[] {
  const cuentas = control.reduce((suma, una) => suma + una.cuentas, 0);
  const [distinta] = control.filter(({ enCuentas, enLibros }) => enCuentas !== enLibros);
  return [
    { paso: 'Reglas publicadas', ...deReglas(versiones) },
    { paso: 'Tasas publicadas', ...deReglas(tablas) },
    {
      paso: 'Cuentas de ahorro',
      hecho: cuentas > 0,
      detalle:
        cuentas === 0
          ? 'Traiga las que existen; si empieza de cero, no hace falta.'
          : `${formatearEntero(cuentas)} ${cuentas === 1 ? 'abierta' : 'abiertas'}`,
    },
    {
      paso: 'Las cuentas suman lo que dicen los libros',
      hecho: distinta === undefined,
      detalle: distinta && `En la agencia ${distinta.agencia} ${decirDiferencia(distinta)}.`,
    },
  ];
}

function deReglas(reglas: readonly { readonly estado: string }[]): Omit<Paso, 'paso'> {
  if (reglas.some(({ estado }) => estado === 'publicada')) return { hecho: true };
  return {
    hecho: false,
    detalle: reglas.length > 0 ? 'Escritas: otra persona las publica.' : 'Por escribir.',
  };
}

function decirDiferencia({ enCuentas, enLibros }: ProductoDeAhorro['control'][number]): string {
  return enCuentas < enLibros
    ? `faltan ${formatearQuetzales(restar(enLibros, enCuentas))} en cuentas`
    : `sobran ${formatearQuetzales(restar(enCuentas, enLibros))} en cuentas`;
}
