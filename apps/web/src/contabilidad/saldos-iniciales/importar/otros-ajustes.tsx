// What is said of a sheet of balances besides its columns: their day, what its sign means and whose accounts they are.
import { listarEquivalencias } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import classes from '../saldos-iniciales.module.css';
import type { Ajustes } from './use-importacion.ts';

interface OtrosAjustesProps {
  readonly ajustes: Ajustes;
  /** As it was read; null: the sheet has two columns. */
  readonly signo: 'debe' | 'naturaleza' | null;
  readonly onAjustar: (con: Partial<Ajustes>) => void;
}

export function OtrosAjustes({ ajustes, signo, onAjustar }: OtrosAjustesProps) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const equivalencias = useQuery({
    ...queryOf(listarEquivalencias),
    enabled: permisos.includes(listarEquivalencias.permission),
  });
  const guardadas = equivalencias.data ?? [];
  return (
    <div className={classes.ajustes}>
      <DateField label="Saldos al" valor={ajustes.fecha} onCambio={(fecha) => onAjustar({ fecha })} />
      {signo !== null && (
        <SelectField
          etiqueta="Un saldo positivo es"
          valor={ajustes.signo ?? signo}
          opciones={[
            ['debe', 'Deudor; el negativo, acreedor'],
            ['naturaleza', 'El normal de su cuenta'],
          ]}
          onCambio={(elegido) => onAjustar({ signo: elegido === 'debe' ? 'debe' : 'naturaleza' })}
        />
      )}
      {guardadas.length > 0 && (
        <SelectField
          etiqueta="Equivalencia de cuentas"
          todos="Ninguna: por código o nombre"
          valor={ajustes.equivalencia}
          opciones={guardadas.map(({ id, nombre }) => [id, nombre])}
          onCambio={(equivalencia) => onAjustar({ equivalencia })}
        />
      )}
    </div>
  );
}
