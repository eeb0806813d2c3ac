// Cash or cheques to another caja of the agencia: in transit until it receives them.
import { enviarTraslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { useEnvios } from '#contabilidad/cajas/mostrador/envio/use-remitente.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { ALGUIEN_LO_AUTORIZA, comoFinal, type FormularioDeClaseProps, sePidio } from '../clase.ts';
import classes from '../formulario.module.css';
import { resolverCon } from '../resolver-con.ts';
import { CamposDeTraslado, type TrasladoEscrito } from './campos-de-traslado.tsx';
import { MarcoDeTraslado } from './marco-de-traslado.tsx';

type Envio = z.infer<typeof enviarTraslado.body>;

export function EnviarTraslado(props: FormularioDeClaseProps) {
  const { formulario, general, enviar } = useEnviar(props);
  const monto = formulario.watch('monto');
  return (
    <MarcoDeTraslado
      nombre="Enviar a otra caja"
      general={general}
      enviar={enviar}
      alCancelar={props.alCancelar}
      enviando={formulario.formState.isSubmitting}
      conCambios={formulario.formState.isDirty}
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
    </MarcoDeTraslado>
  );
}

function useEnviar({ inicial, alTerminar }: FormularioDeClaseProps) {
  const remitente = useEnvios();
  const [general, setGeneral] = useState<string>();
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
    })),
  });
  const atender = (error: unknown) => {
    if (sePidio(error)) return alTerminar(ALGUIEN_LO_AUTORIZA);
    setGeneral(applyErrors(error, formulario.setError, ['caja', 'medio', 'monto', 'concepto']));
  };
  const enviar = formulario.handleSubmit(async (cuerpo) => {
    setGeneral(undefined);
    try {
      const titulo = `Envío de ${formatearQuetzales(cuerpo.monto)}: ${cuerpo.concepto}`;
      alTerminar(comoFinal(await remitente.entregar({ tipo: 'traslado', cuerpo }, titulo)));
    } catch (error) {
      atender(error);
    } finally {
      void refrescarCajas();
    }
  });
  return { formulario, general, enviar };
}
