// Cash or cheques to another caja of the agencia: in transit until it receives them.
import { enviarTraslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { Codigo } from '@cuadra/contract/problema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../../../../platform/api-error.ts';
import { ChoiceField } from '../../../../../ui/fields/choice-field.tsx';
import { applyErrors } from '../../../../../ui/fields/field-errors.ts';
import { formatearQuetzales } from '../../../../../ui/format/dinero.ts';
import { refrescarCajas } from '../../../consultas.ts';
import { useEnvios } from '../../envio/use-remitente.ts';
import { comoFinal, type FormularioDeClaseProps } from '../clase.ts';
import classes from '../formulario.module.css';
import { PasaDelLimite } from '../pasa-del-limite.tsx';
import { resolverCon } from '../resolver-con.ts';
import { usePedirAutorizacion } from '../use-pedir-autorizacion.ts';
import { CamposDeTraslado, type TrasladoEscrito } from './campos-de-traslado.tsx';
import { MarcoDeTraslado } from './marco-de-traslado.tsx';

type Envio = z.infer<typeof enviarTraslado.body>;

export function EnviarTraslado(props: FormularioDeClaseProps) {
  const { formulario, general, enviar, pasaDelLimite, pidiendo, pedir } = useEnviar(props);
  const monto = formulario.watch('monto');
  return (
    <MarcoDeTraslado
      nombre="Enviar a otra caja"
      general={general}
      enviar={enviar}
      alCancelar={props.alCancelar}
      enviando={formulario.formState.isSubmitting}
      conCambios={formulario.formState.isDirty}
      cede={pasaDelLimite}
      accion={monto === null ? 'Enviar' : `Enviar ${formatearQuetzales(monto)}`}
    >
      <CamposDeTraslado formulario={formulario} caja="A qué caja" />
      <ChoiceField
        etiqueta="Medio"
        opciones={[
          { valor: 'efectivo', texto: 'Efectivo' },
          { valor: 'cheque', texto: 'Cheques' },
        ]}
        valor={formulario.watch('medio')}
        onCambio={(medio) => formulario.setValue('medio', medio, { shouldDirty: true })}
      />
      <p className={classes.nota}>Queda en tránsito hasta que quien la atiende lo reciba.</p>
      {pasaDelLimite && <PasaDelLimite pidiendo={pidiendo} pedir={pedir} />}
    </MarcoDeTraslado>
  );
}

function useEnviar({ jornada, inicial, alTerminar }: FormularioDeClaseProps) {
  const remitente = useEnvios();
  const [general, setGeneral] = useState<string>();
  const [porAutorizar, setPorAutorizar] = useState<Envio>();
  const formulario = useForm<TrasladoEscrito, unknown, Envio>({
    defaultValues: {
      caja: inicial.destino ?? '',
      medio: inicial.medio ?? 'efectivo',
      monto: inicial.monto ?? null,
      concepto: inicial.concepto ?? 'Traslado de efectivo',
    },
    resolver: resolverCon(enviarTraslado.body, ({ caja, ...resto }: TrasladoEscrito) => ({
      ...resto,
      destino: caja,
      autorizacion: null,
    })),
  });
  const atender = (error: unknown, envio: Envio) => {
    if (error instanceof ApiError && error.codigo === ('AUTORIZACION_REQUERIDA' satisfies Codigo))
      return setPorAutorizar(envio);
    setGeneral(applyErrors(error, formulario.setError, ['caja', 'medio', 'monto', 'concepto']));
  };
  const enviar = formulario.handleSubmit(async (cuerpo) => {
    setGeneral(undefined);
    setPorAutorizar(undefined);
    try {
      const titulo = `Envío de ${formatearQuetzales(cuerpo.monto)}: ${cuerpo.concepto}`;
      alTerminar(comoFinal(await remitente.entregar({ tipo: 'traslado', cuerpo }, titulo)));
    } catch (error) {
      atender(error, cuerpo);
    } finally {
      void refrescarCajas();
    }
  });
  const autorizar = usePedirAutorizacion(jornada.id, {
    pendiente: porAutorizar,
    comoPedido: ({ autorizacion: _, ...envio }) => ({ que: 'traslado', ...envio, pedido: null }),
    alTerminar,
    alFallar: atender,
  });
  return { formulario, general, enviar, pasaDelLimite: porAutorizar !== undefined, ...autorizar };
}
