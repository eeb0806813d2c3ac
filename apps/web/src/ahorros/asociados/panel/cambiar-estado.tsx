// That an asociado leaves, died or comes back, with the reason that stays in the bitácora.
import { type AsociadoEntero, cambiarEstadoDeAsociado } from '@cuadra/contract/ahorros/asociados';
import type { EstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { call } from '#platform/api.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { refrescarAsociados } from '../consultas.ts';

const TEXTOS: Readonly<
  Record<EstadoDeAsociado, { titulo: string; texto: string; boton: string; hecho: string }>
> = {
  retirado: {
    titulo: 'Retirar al asociado',
    texto: 'Ya no se le abrirán cuentas. Sus datos y su historia se conservan, y puede reincorporarse.',
    boton: 'Retirar',
    hecho: 'Asociado retirado.',
  },
  fallecido: {
    titulo: 'Anotar que el asociado falleció',
    texto: 'Ya no se le abrirán cuentas. Sus cuentas siguen como están hasta que alguien las cierre.',
    boton: 'Anotar',
    hecho: 'Quedó anotado.',
  },
  activo: {
    titulo: 'Reincorporar al asociado',
    texto: 'Podrán abrírsele cuentas de nuevo.',
    boton: 'Reincorporar',
    hecho: 'Asociado reincorporado.',
  },
};

interface CambiarEstadoProps {
  readonly asociado: AsociadoEntero;
  readonly estado: EstadoDeAsociado;
  readonly onCerrar: () => void;
}

export function CambiarEstado({ asociado, estado, onCerrar }: CambiarEstadoProps) {
  const { titulo, texto, boton, hecho } = TEXTOS[estado];
  const { id, version, nombre, numero } = asociado;
  return (
    <ReasonDialog
      title={titulo}
      lead={`${nombre}, asociado ${numero}. ${texto}`}
      submit={boton}
      danger={estado !== 'activo'}
      run={(motivo) => call(cambiarEstadoDeAsociado, { params: { id }, body: { motivo, estado, version } })}
      refresh={refrescarAsociados}
      done={hecho}
      onClose={onCerrar}
    />
  );
}
