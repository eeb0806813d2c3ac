// Gives a name to the filters in force.
import { crearVista } from '@cuadra/contract/escritorio/vistas';
import { TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import type { Consulta } from '../busqueda.ts';
import { escribirConsulta } from './consulta-guardada.ts';
import { PANTALLA, refrescarVistas } from './vistas.ts';

interface GuardarVistaProps {
  readonly consulta: Consulta;
  readonly onClose: () => void;
}

export function GuardarVista({ consulta, onClose }: GuardarVistaProps) {
  const order = useOrder(crearVista, {
    initial: { nombre: '' },
    body: ({ nombre }) => ({ pantalla: PANTALLA, nombre, consulta: escribirConsulta(consulta) }),
    refresh: refrescarVistas,
    done: (_, { nombre }) => `Vista «${nombre}» guardada.`,
  });
  return (
    <OrderDialog title="Guardar la vista" width={420} order={order} submit="Guardar vista" onClose={onClose}>
      <TextField
        name="nombre"
        label="Nombre de la vista"
        description="Guarda los filtros y el orden que ve ahora; solo usted la verá."
        maxLength={60}
      />
    </OrderDialog>
  );
}
