// Cash or cheques to another caja of the agencia: in transit until it receives them.

import { pedirAutorizacion } from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import { enviarTraslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { Codigo } from '@cuadra/contract/problema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../../../../platform/api.ts';
import { ApiError } from '../../../../../platform/api-error.ts';
import { FormNotice } from '../../../../../ui/dialogs/form-notice.tsx';
import { ChoiceField } from '../../../../../ui/fields/choice-field.tsx';
import { applyErrors } from '../../../../../ui/fields/field-errors.ts';
import { formatearQuetzales } from '../../../../../ui/format/dinero.ts';
import { refrescarCajas } from '../../../consultas.ts';
import { useEnvios } from '../../envio/use-remitente.ts';
import { comoFinal, type FormularioDeClaseProps } from '../clase.ts';
import classes from '../formulario.module.css';
import { resolverCon } from '../resolver-con.ts';
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
      {pasaDelLimite && (
        <FormNotice
          tono="aviso"
          texto="Pasa del límite de la caja: lo autoriza antes otra persona."
          acciones={
            <Button size="sm" loading={pidiendo} onClick={() => void pedir()}>
              Pedir autorización
            </Button>
          }
        />
      )}
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
  const autorizar = usePedirAutorizacion(jornada.id, porAutorizar, {
    alPedirse: () => alTerminar({ como: 'esperando', texto: AL_PEDIRSE }),
    alFallar: atender,
  });
  return { formulario, general, enviar, pasaDelLimite: porAutorizar !== undefined, ...autorizar };
}

const AL_PEDIRSE = 'Se pidió la autorización. Cuando la den, presione A.';

interface AlPedir {
  readonly alPedirse: () => void;
  readonly alFallar: (error: unknown, envio: Envio) => void;
}

function usePedirAutorizacion(jornada: string, envio: Envio | undefined, { alPedirse, alFallar }: AlPedir) {
  const [pidiendo, setPidiendo] = useState(false);
  const pedir = async () => {
    if (envio === undefined) return;
    const { autorizacion: _, ...resto } = envio;
    setPidiendo(true);
    try {
      const body = { que: 'traslado', ...resto, pedido: null } as const;
      await call(pedirAutorizacion, { params: { id: jornada }, body });
      alPedirse();
    } catch (error) {
      alFallar(error, envio);
    } finally {
      setPidiendo(false);
      void refrescarCajas();
    }
  };
  return { pidiendo, pedir };
}
