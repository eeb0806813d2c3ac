// Why nothing can be changed on this desk.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { LockClosedIcon } from '@heroicons/react/24/outline';
import { formatDate } from '#ui/format/date.ts';
import classes from './solo-lectura.module.css';

interface SoloLecturaProps {
  readonly cuenta: CuentaBancaria;
  readonly firmado: boolean;
}

export function SoloLectura({ cuenta, firmado }: SoloLecturaProps) {
  if (!firmado && cuenta.activa) return null;
  return (
    <p className={classes.aviso} role="note">
      <LockClosedIcon width={16} height={16} aria-hidden="true" />
      {firmado
        ? `Este mes está en revisión o aprobado: la cuenta está conciliada hasta el ${formatDate(cuenta.conciliadaHasta)} y nada de él cambia.`
        : 'La cuenta bancaria no está activa: se ve, pero no se concilia.'}
    </p>
  );
}
