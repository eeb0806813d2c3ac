// Which bank: money goes out of the fullest account of the agencia and comes into the emptiest it uses, so that none
// runs dry; each cheque takes the next number of its own chequebook.
import { bancos, cuentas } from './cuentas.ts';
import type { Escena, LibroDeAgencia } from './escena.ts';

export function bancoQuePaga(libro: LibroDeAgencia): string {
  return usados(libro).reduce(
    (uno, otro) => (libro.saldo(otro) > libro.saldo(uno) ? otro : uno),
    bancoPrincipal,
  );
}

export function bancoQueRecibe(libro: LibroDeAgencia): string {
  return usados(libro).reduce(
    (uno, otro) => (libro.saldo(otro) < libro.saldo(uno) ? otro : uno),
    bancoPrincipal,
  );
}

export function saldoEnBancos(libro: LibroDeAgencia): number {
  return bancos.reduce((suma, banco) => suma + libro.saldo(banco), 0);
}

export interface Pago {
  readonly banco: string;
  readonly documento: string;
}

export function cheque({ libro, correlativo }: Escena): Pago {
  const banco = bancoQuePaga(libro);
  return { banco, documento: `Cheque ${correlativo(`cheque ${banco}`)}` };
}

export function transferencia({ libro, correlativo }: Escena): Pago {
  const banco = bancoQuePaga(libro);
  return { banco, documento: `Transferencia ${correlativo(`transferencia ${banco}`) + 400_000}` };
}

const bancoPrincipal = cuentas.banrural;

function usados(libro: LibroDeAgencia): string[] {
  return bancos.filter((banco) => libro.saldo(banco) > 0);
}
