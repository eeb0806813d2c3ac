// To which of our accounts a file goes: the one whose number it says. What does not say it, or says another than the one that is
// looked at, is asked.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { mismaCuenta } from '@cuadra/core/bancos/misma-cuenta';
import type { ArchivoTraido, Lectura } from './archivo-traido.ts';

type Dicho = Pick<Lectura['estados'][number], 'cuenta'>;

export type Destino =
  | { readonly clase: 'va'; readonly cuentas: readonly CuentaBancaria[] }
  /** Among these. */
  | { readonly clase: 'se-elige'; readonly cuentas: readonly CuentaBancaria[] }
  | { readonly clase: 'ajeno'; readonly texto: string };

export function destinoDe(
  estados: readonly Dicho[],
  cuentas: readonly CuentaBancaria[],
  vista: CuentaBancaria | undefined,
): Destino {
  const activas = cuentas.filter(({ activa }) => activa);
  const porEstado = estados.map(({ cuenta }) =>
    activas.filter(({ numero }) => mismaCuenta(cuenta, numero) === 'misma'),
  );
  const halladas = activas.filter((una) => porEstado.some((suyas) => suyas.includes(una)));
  if (vista !== undefined && (halladas.includes(vista) || nadaDice(estados, vista)))
    return { clase: 'va', cuentas: [vista] };
  if (halladas.length === 0) return sinHallar(estados, activas);
  // Hidden digits may be of two of ours; and whoever looks at one account did not ask for another.
  const dudosa = porEstado.some((suyas) => suyas.length > 1);
  return { clase: dudosa || vista !== undefined ? 'se-elige' : 'va', cuentas: halladas };
}

const nadaDice = (estados: readonly Dicho[], { numero }: CuentaBancaria): boolean =>
  estados.every(({ cuenta }) => mismaCuenta(cuenta, numero) === 'no-dice');

function sinHallar(estados: readonly Dicho[], activas: readonly CuentaBancaria[]): Destino {
  const dichas = [...new Set(estados.map(({ cuenta }) => cuenta).filter((cuenta) => cuenta !== null))];
  const [primera] = activas;
  if (primera === undefined) return { clase: 'ajeno', texto: 'No hay ninguna cuenta bancaria activa.' };
  if (nadaDice(estados, primera)) return { clase: 'se-elige', cuentas: activas };
  return {
    clase: 'ajeno',
    texto: `Es de la cuenta ${dichas.slice(0, 3).join(', ')}, que no está entre las cuentas bancarias activas. Regístrela, o corrija su número.`,
  };
}

/** The next one to import: a month before the one that follows it, or the bank's balances would not go on. */
export function elQueSigue(archivos: readonly ArchivoTraido[]): ArchivoTraido | undefined {
  return archivos
    .filter(({ fase }) => fase === 'en-espera')
    .reduce<ArchivoTraido | undefined>(
      (primero, otro) => (primero === undefined || inicioDe(otro) < inicioDe(primero) ? otro : primero),
      undefined,
    );
}

/** What nobody could read yet goes after what was. */
const inicioDe = ({ lectura }: ArchivoTraido): string =>
  lectura?.estados
    .map(({ desde, lineas }) => desde ?? lineas[0]?.fecha)
    .filter((dia) => dia !== undefined)
    .sort()[0] ?? '9999';
