// How far each bank account was compared, as the welcome screen tells it: what is missing first.
import type { BancoEnInicio } from '@cuadra/contract/contabilidad/bancos/inicio';
import { nombreDeMes } from '@cuadra/core/meses';
import type { DeskFace } from '../../ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '../../ui/desk/desk-row.tsx';
import { formatearEntero } from '../../ui/format/dinero.ts';

export const rostroDeBancos: DeskFace<'bancos'> = {
  titulo: 'Bancos por conciliar',
  lugar: 'lado',
  permisos: ['bancos:ver'],
  alto: 131,
  Contenido,
};

function Contenido({ datos }: { readonly datos: readonly BancoEnInicio[] }) {
  if (datos.length === 0)
    return (
      <ul className={deskRows}>
        <li>
          <DeskRow to="/contabilidad/comparacion-bancos" texto="No hay cuentas bancarias todavía." />
        </li>
      </ul>
    );
  return (
    <ul className={deskRows}>
      {datos.map((banco) => (
        <li key={banco.id}>
          <DeskRow
            to={`/contabilidad/comparacion-bancos?vista=conciliacion&cuenta=${banco.id}&anio=${banco.anio}&mes=${banco.mes}`}
            texto={banco.nombre}
            detalle={porExplicar(banco)}
            monto={faltan(banco)}
            aviso={banco.porConciliar > 0}
          />
        </li>
      ))}
    </ul>
  );
}

export function faltan({ porConciliar, anio, mes }: BancoEnInicio): string {
  if (porConciliar === 0) return 'Al día';
  if (porConciliar === 1) return `Falta ${nombreDeMes(mes)} de ${anio}`;
  return `Faltan ${formatearEntero(porConciliar)} meses, desde ${nombreDeMes(mes)} de ${anio}`;
}

export function porExplicar({ sinExplicar }: Pick<BancoEnInicio, 'sinExplicar'>): string | undefined {
  if (sinExplicar === 0) return undefined;
  return sinExplicar === 1
    ? '1 línea sin cruzar ni explicar'
    : `${formatearEntero(sinExplicar)} líneas sin cruzar ni explicar`;
}
