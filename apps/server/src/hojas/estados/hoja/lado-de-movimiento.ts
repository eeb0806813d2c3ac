// What a column that tells debits from credits may say. At a bank, a debit takes from the account and a credit adds to it.
import { claveDeTitulo } from './titulos.ts';

export type Lado = 'debito' | 'credito';

const DEBITOS = new Set([
  ...[
    'd',
    'db',
    'dr',
    'deb',
    'dbt',
    'dbit',
    'debito',
    'debitos',
    'debit',
    'debe',
    'cargo',
    'cargos',
    'retiro',
  ],
  ...[
    'withdrawal',
    'nd',
    'nota de debito',
    'n debito',
    'cq',
    'chq',
    'ck',
    'cheque',
    'check',
    'salida',
    'egreso',
  ],
]);
const CREDITOS = new Set([
  ...[
    'c',
    'cr',
    'cre',
    'cdt',
    'crdt',
    'credito',
    'creditos',
    'credit',
    'h',
    'haber',
    'abono',
    'abonos',
    'deposito',
  ],
  ...['deposit', 'de', 'dep', 'dp', 'nc', 'nota de credito', 'n credito', 'entrada', 'ingreso'],
]);

export function ladoDe(marca: string): Lado | undefined {
  const escrita = marca.trim();
  if (escrita === '+') return 'credito';
  if (/^[-−–]$/.test(escrita)) return 'debito';
  const clave = claveDeTitulo(escrita);
  if (DEBITOS.has(clave)) return 'debito';
  return CREDITOS.has(clave) ? 'credito' : undefined;
}
