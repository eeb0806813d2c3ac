// Cash or cheques to another caja of the agencia, in transit until it receives them; and cash asked of the boveda or of another caja:
// nothing moves until it sends it.
import '@mantine/core/styles/Input.layer.css';
import { enviarTraslado, pedirTraslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { MedioDeMovimiento } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { consultas, refrescarSinEsperar } from '#contabilidad/cajas/consultas.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { ChoiceField } from '#ui/order/fields.tsx';
import { judgedBy, useOrder, useTask } from '#ui/order/use-order.ts';
import { Note } from '#ui/text/text.tsx';
import { useEnvios } from '../envio/use-remitente.ts';
import { ALGUIEN_LO_AUTORIZA, comoFinal, type Final, type FormularioDeClaseProps, sePidio } from './clase.ts';
import { CampoDeMonto, MarcoDeClase, NECESARIO } from './marco-de-clase.tsx';

interface Envio {
  destino: string;
  medio: MedioDeMovimiento;
  monto: Centavos | null;
  concepto: string;
}

export function EnviarTraslado({ inicial, alTerminar, alCancelar }: FormularioDeClaseProps) {
  const remitente = useEnvios();
  const order = useTask<Envio, z.output<typeof enviarTraslado.body>, Final>({
    initial: {
      destino: inicial.destino ?? '',
      medio: inicial.medio ?? 'efectivo',
      monto: inicial.monto ?? null,
      concepto: inicial.concepto ?? 'Traslado de efectivo',
    },
    resolver: judgedBy(enviarTraslado.body),
    run: async (cuerpo) => {
      const titulo = `Envío de ${formatearQuetzales(cuerpo.monto)}: ${cuerpo.concepto}`;
      try {
        return comoFinal(await remitente.entregar({ tipo: 'traslado', cuerpo }, titulo));
      } catch (error) {
        if (sePidio(error)) return ALGUIEN_LO_AUTORIZA;
        throw error;
      }
    },
    refresh: refrescarSinEsperar,
    onDone: alTerminar,
  });
  const monto = order.form.watch('monto');
  return (
    <MarcoDeClase
      nombre="Enviar a otra caja"
      order={order}
      accion={monto === null ? 'Enviar' : `Enviar ${formatearQuetzales(monto)}`}
      alCancelar={alCancelar}
    >
      <CampoDeMonto />
      <CampoDeCaja nombre="destino" etiqueta="A qué caja" />
      <CampoDeConcepto />
      <ChoiceField
        name="medio"
        label="Medio"
        options={[
          ['efectivo', 'Efectivo'],
          ['cheque', 'Cheques'],
        ]}
      />
      <Note>Queda en tránsito hasta que quien la atiende lo reciba.</Note>
    </MarcoDeClase>
  );
}

interface Pedido {
  origen: string;
  monto: Centavos | null;
  concepto: string;
}

export function PedirEfectivo({ inicial, alTerminar, alCancelar }: FormularioDeClaseProps) {
  const initial: Pedido = {
    origen: inicial.destino ?? '',
    monto: inicial.monto ?? null,
    concepto: inicial.concepto ?? 'Efectivo para la caja',
  };
  const order = useOrder(pedirTraslado, {
    initial,
    refresh: refrescarSinEsperar,
    onDone: ({ monto: pedido, origen }) =>
      alTerminar({
        como: 'esperando',
        texto: `Se pidieron ${formatearQuetzales(pedido)} a ${origen.nombre}.`,
      }),
  });
  const monto = order.form.watch('monto');
  return (
    <MarcoDeClase
      nombre="Pedir efectivo"
      order={order}
      accion={monto === null ? 'Pedir' : `Pedir ${formatearQuetzales(monto)}`}
      alCancelar={alCancelar}
    >
      <CampoDeMonto />
      <CampoDeCaja nombre="origen" etiqueta="A qué caja se lo pide" />
      <CampoDeConcepto />
    </MarcoDeClase>
  );
}

interface CampoDeCajaProps {
  readonly nombre: 'destino' | 'origen';
  /** What the other caja is called here. */
  readonly etiqueta: string;
}

function CampoDeCaja({ nombre, etiqueta }: CampoDeCajaProps) {
  const { register, watch, formState } = useFormContext<Partial<Record<'destino' | 'origen', string>>>();
  const otras = useQuery(consultas.cajasParaTrasladar());
  const suyo = formState.errors[nombre];
  const falta = suyo !== undefined && watch(nombre) === '' ? 'Elija la caja.' : suyo?.message;
  const sinOtras = otras.data?.length === 0 ? 'No hay otra caja activa en su agencia.' : undefined;
  return (
    <NativeSelect
      {...NECESARIO}
      label={etiqueta}
      error={otras.isError ? 'No se pudieron cargar las cajas.' : (sinOtras ?? falta)}
      {...register(nombre)}
    >
      <option value="">Elija la caja</option>
      {otras.data?.map(({ id, codigo, nombre: suNombre, atiende }) => (
        <option key={id} value={id}>
          {`${codigo} ${suNombre}${atiende === null ? ' (sin jornada abierta)' : `, atiende ${atiende}`}`}
        </option>
      ))}
    </NativeSelect>
  );
}

function CampoDeConcepto() {
  const { register, formState } = useFormContext<{ concepto: string }>();
  return (
    <TextInput
      {...NECESARIO}
      label="Concepto"
      maxLength={200}
      error={formState.errors.concepto?.message}
      {...register('concepto')}
    />
  );
}
