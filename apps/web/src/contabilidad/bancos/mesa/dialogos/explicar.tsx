// Says what something that has nothing on the other side is; or leaves it aside, with the reason.
import { motivo } from '@cuadra/contract/campos';
import {
  type ClaseDeExplicacion,
  clasesConMotivo,
  clasesDeExplicacion,
  nombresDeClase,
} from '@cuadra/core/bancos/conciliacion-textos';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Lead, LongTextField, SelectField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import type { Eleccion } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';
import { explicar } from '../ordenes/ordenes.ts';
import { type DialogoDeMesaProps, decirElegido } from './dialogo.ts';

interface ExplicarProps extends DialogoDeMesaProps {
  /** Leaves it aside. */
  readonly excluir: boolean;
}

/** A blank class: the one that its side and its sign say. */
const esquema = z
  .object({
    clase: z.union([z.literal(''), z.enum(clasesDeExplicacion)]),
    motivo: z.union([z.literal(''), motivo]),
  })
  .refine(({ clase, motivo: escrito }) => escrito !== '' || !pideMotivo(clase), {
    path: ['motivo'],
    error: 'Escriba el motivo.',
  });
type Escrito = z.output<typeof esquema>;

const pideMotivo = (clase: ClaseDeExplicacion | ''): boolean =>
  clase !== '' && clasesConMotivo.includes(clase);

export function Explicar({ excluir, elegido, ordenes, onCerrar, onHecho }: ExplicarProps) {
  const order = useTask<Escrito, Escrito, void>({
    initial: { clase: excluir ? 'excluida' : '', motivo: '' },
    resolver: judgedBy<Escrito, Escrito>(esquema),
    run: ({ clase, motivo: escrito }) =>
      ordenes.pedir((mesa) =>
        explicar(mesa, elegido, {
          clase: clase === '' ? null : clase,
          motivo: escrito === '' ? null : escrito,
        }),
      ),
    onDone: onHecho,
  });
  const clase = useWatch({ control: order.form.control, name: 'clase' });
  return (
    <OrderDialog
      title={excluir ? 'Excluir con motivo' : 'Explicar'}
      order={order}
      submit={excluir ? 'Excluir' : 'Explicar'}
      // What its side and its sign say is what it is most of the time.
      beginInSubmit={!excluir}
      onClose={onCerrar}
    >
      <Lead>{decirElegido(elegido)}</Lead>
      {!excluir && (
        <SelectField
          name="clase"
          label="Qué es"
          placeholder="Según su lado y su signo"
          options={clasesPara(elegido).map((una) => [una, nombresDeClase[una][0]])}
        />
      )}
      <LongTextField name="motivo" label="Motivo" optional={!pideMotivo(clase)} autoFocus={excluir} />
    </OrderDialog>
  );
}

/** What something outstanding can be, by its side and its sign: those that all of it can be. */
function clasesPara({ banco, libros }: Eleccion): readonly ClaseDeExplicacion[] {
  if (banco.length > 0 && libros.length > 0) return ['excluida'];
  const salen = [...banco, ...libros].every(sale);
  const entran = ![...banco, ...libros].some(sale);
  const segunSigno = (alSalir: readonly ClaseDeExplicacion[], alEntrar: readonly ClaseDeExplicacion[]) => [
    ...(salen ? alSalir : []),
    ...(entran ? alEntrar : []),
  ];
  return banco.length > 0
    ? [...segunSigno(['nota-de-debito'], ['nota-de-credito']), 'error-del-banco', 'excluida']
    : [
        ...segunSigno(['cheque-en-circulacion', 'pago-en-transito'], ['deposito-en-transito']),
        'error-en-libros',
        'excluida',
      ];
}

const sale = ({ monto }: Renglon): boolean => monto < 0;
