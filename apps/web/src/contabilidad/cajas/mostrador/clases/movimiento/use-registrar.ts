// From what is written to what is done. What the server asks for first (who, where the money comes from) is asked on the form, with
// everything that was written still there; another person, over it (control/consentimiento).
import { consultarIve } from '@cuadra/contract/contabilidad/cajas/ive';
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { Codigo } from '@cuadra/contract/problema';
import { type ClaseDeVentanilla, clases } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { useEnvios } from '#contabilidad/cajas/mostrador/envio/use-remitente.ts';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { ALGUIEN_LO_AUTORIZA, comoFinal, type FormularioDeClaseProps, sePidio } from '../clase.ts';
import { CAMPOS, escritoDe, type MovimientoEscrito, resolverDe } from './escrito.ts';

interface Registrar extends FormularioDeClaseProps {
  readonly clase: ClaseDeVentanilla;
  readonly identificarDesde: Centavos | undefined;
}

export function useRegistrar({ clase, jornada, inicial, identificarDesde, alTerminar }: Registrar) {
  const remitente = useEnvios();
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<MovimientoEscrito, unknown, MovimientoNuevo>({
    defaultValues: escritoDe(inicial),
    resolver: resolverDe(clase, identificarDesde),
  });
  const { handleSubmit, setError, setValue } = formulario;
  const atender = (error: unknown) => {
    if (sePidio(error)) return alTerminar(ALGUIEN_LO_AUTORIZA);
    const codigo = error instanceof ApiError ? error.codigo : undefined;
    if (codigo === ('ORIGEN_DE_FONDOS_REQUERIDO' satisfies Codigo)) setValue('pideFormulario', true);
    if (codigo === ('PERSONA_REQUERIDA' satisfies Codigo) && error instanceof ApiError)
      return setError('persona.nombre', { message: error.message }, { shouldFocus: true });
    setGeneral(applyErrors(error, setError, CAMPOS));
  };
  const registrar = handleSubmit(async (movimiento) => {
    setGeneral(undefined);
    if (await faltaElOrigen(movimiento)) return setValue('pideFormulario', true);
    try {
      const orden = { tipo: 'movimiento', id: jornada.id, cuerpo: movimiento } as const;
      alTerminar(comoFinal(await remitente.entregar(orden, decirMovimiento(movimiento))));
    } catch (error) {
      atender(error);
    } finally {
      void refrescarCajas();
    }
  });
  return { formulario, general, registrar };
}

/** Asked before sending, so that nothing is refused; if nobody answers, the server will say it when it is sent. */
async function faltaElOrigen(movimiento: MovimientoNuevo): Promise<boolean> {
  const { clase, medio, monto, persona, formulario } = movimiento;
  const { sentido, pidePersona } = clases[clase];
  if (!pidePersona || sentido === null || medio !== 'efectivo' || persona === null || formulario !== null)
    return false;
  if (!navigator.onLine) return false;
  try {
    const query = { documento: persona.documento, sentido, monto };
    return (await call(consultarIve, { query }, { sinInsistir: true })).pideFormulario;
  } catch {
    return false;
  }
}

const decirMovimiento = ({ clase, monto, concepto }: MovimientoNuevo): string =>
  `${clases[clase].nombre} de ${formatearQuetzales(monto)}: ${concepto}`;
