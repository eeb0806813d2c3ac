// Cash asked of the bóveda or of another caja: nothing moves until it sends it.
import { pedirTraslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { call } from '#platform/api.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { FormularioDeClaseProps } from '../clase.ts';
import { resolverCon } from '../resolver-con.ts';
import { CamposDeTraslado, type TrasladoEscrito } from './campos-de-traslado.tsx';
import { MarcoDeTraslado } from './marco-de-traslado.tsx';

type Pedido = z.infer<typeof pedirTraslado.body>;

export function PedirEfectivo({ inicial, alTerminar, alCancelar }: FormularioDeClaseProps) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<TrasladoEscrito, unknown, Pedido>({
    defaultValues: {
      caja: inicial.destino ?? '',
      medio: 'efectivo',
      monto: inicial.monto ?? null,
      concepto: inicial.concepto ?? 'Efectivo para la caja',
    },
    resolver: resolverCon(pedirTraslado.body, ({ caja, monto, concepto }: TrasladoEscrito) => ({
      origen: caja,
      monto,
      concepto,
    })),
  });
  const monto = formulario.watch('monto');
  const pedir = formulario.handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const { origen } = await call(pedirTraslado, { body });
      alTerminar({
        como: 'esperando',
        texto: `Se pidieron ${formatearQuetzales(body.monto)} a ${origen.nombre}.`,
      });
    } catch (error) {
      setGeneral(applyErrors(error, formulario.setError, ['caja', 'monto', 'concepto']));
    } finally {
      void refrescarCajas();
    }
  });
  return (
    <MarcoDeTraslado
      nombre="Pedir efectivo"
      general={general}
      enviar={pedir}
      alCancelar={alCancelar}
      enviando={formulario.formState.isSubmitting}
      conCambios={formulario.formState.isDirty}
      accion={monto === null ? 'Pedir' : `Pedir ${formatearQuetzales(monto)}`}
    >
      <CamposDeTraslado formulario={formulario} caja="A qué caja se lo pide" />
    </MarcoDeTraslado>
  );
}
