// A sheet of balances: its columns, and what is said of it besides them. Of opening balances, and of the trial balance of another program.
import { listarEquivalencias } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { type CampoDeSaldos, camposDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import type { SignoDeSaldo } from '@cuadra/core/saldos-iniciales';
import { useQuery } from '@tanstack/react-query';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { fixedText } from './assistant/fixed-text.tsx';
import type { SheetFields } from './assistant/sheet-kind.ts';

export const hojaDeSaldos: SheetFields<CampoDeSaldos> = {
  asked: camposDeSaldos,
  amounts: ['debe', 'haber', 'saldo'],
  fixedValue: fixedText,
  lacks: ({ mapeo: { debe, haber, saldo } }) =>
    debe === null && haber === null && saldo === null
      ? 'Diga en qué columna está el saldo, o en cuáles el deudor y el acreedor.'
      : undefined,
  names: {
    cuenta: 'Cuenta',
    agencia: 'Agencia',
    debe: 'Saldo deudor',
    haber: 'Saldo acreedor',
    saldo: 'Saldo (una columna)',
    nombre: 'Nombre',
  },
  meanings: {
    cuenta: 'El código o el nombre.',
    agencia: 'El código o el nombre. Si es una sola, la misma para todas.',
    debe: 'Con el acreedor, en lugar de una columna.',
    haber: 'Con el deudor, en lugar de una columna.',
    saldo: 'Con signo, o según la naturaleza de la cuenta.',
    nombre: 'Opcional: solo para leer.',
  },
};

/** What its sign means, and whose accounts they are. */
export interface AjustesDeSaldos {
  readonly signo: SignoDeSaldo | undefined;
  readonly equivalencia: string | undefined;
}

interface AjustarSaldosProps {
  readonly ajustes: AjustesDeSaldos;
  /** As it was read; null: the sheet has two columns, or it is not read yet. */
  readonly signo: SignoDeSaldo | null;
  readonly onAjustar: (cambio: Partial<AjustesDeSaldos>) => void;
}

export function AjustarSaldos({ ajustes, signo, onAjustar }: AjustarSaldosProps) {
  const puedeVerlas = usePermission(listarEquivalencias.permission);
  const { data: guardadas = [] } = useQuery({ ...queryOf(listarEquivalencias), enabled: puedeVerlas });
  return (
    <>
      {signo !== null && (
        <SelectField
          label="Un saldo positivo es"
          value={ajustes.signo ?? signo}
          options={[
            ['debe', 'Deudor; el negativo, acreedor'],
            ['naturaleza', 'El normal de su cuenta'],
          ]}
          onChange={(elegido) => onAjustar({ signo: elegido === 'debe' ? 'debe' : 'naturaleza' })}
        />
      )}
      {guardadas.length > 0 && (
        <SelectField
          label="Equivalencia de cuentas"
          all="Ninguna: por código o nombre"
          value={ajustes.equivalencia}
          options={guardadas.map(({ id, nombre }) => [id, nombre])}
          onChange={(equivalencia) => onAjustar({ equivalencia })}
        />
      )}
    </>
  );
}
