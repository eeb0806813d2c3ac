// How one bank writes its sheets, as data: the reader is one for all of them.
import type { OrdenDeFecha, PerfilDeEstado, SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';

/** What a column may be. */
export type CampoDeEstado =
  | 'fecha'
  | 'texto'
  | 'referencia'
  | 'monto'
  | 'marca'
  | 'debito'
  | 'credito'
  | 'saldo'
  | 'tipo'
  | 'cuenta'
  | 'moneda';

export type TitulosDeCampos = Readonly<Partial<Record<CampoDeEstado, readonly string[]>>>;

export interface PerfilDeBanco {
  readonly perfil: PerfilDeEstado;
  /** The headings that together are only this bank's; none: whatever has a date and an amount. */
  readonly distintivos: readonly (readonly string[])[];
  /** Each field's headings (as `claveDeTitulo` leaves them), the surest first. */
  readonly titulos: TitulosDeCampos;
  /** For the headings that nobody listed: what they begin with. */
  readonly comienzos?: TitulosDeCampos;
  /** The line that says which account it is, with the groups `cuenta` and `moneda`. */
  readonly lineaDeCuenta: readonly RegExp[];
  /** Labels (as `claveDeTitulo` leaves them) of a balance that is of the moment in which the file was made. */
  readonly saldoAlGenerar?: readonly string[];
  readonly ordenDeFecha?: OrdenDeFecha;
  /** Where its amounts do not tell by themselves. */
  readonly separadorDecimal?: SeparadorDecimal;
  /** Where the document's number is that one of the other columns has, when the movement is of a cheque. */
  readonly columnaDeCheque?: string;
  /** What is under a blank row is no movement. */
  readonly vaciaTermina: boolean;
  /** What its last row says. */
  readonly pie: readonly RegExp[];
}
