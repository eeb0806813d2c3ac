// Closes the months of a year that was brought, from January to November, each with its gates, and stops at the first that may not be.
import { cerrarPeriodo, listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { nombreDePeriodo } from '@cuadra/core/cierre';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { useAccionDeEjercicios } from './use-accion-de-ejercicios.ts';

const NOVIEMBRE = 11;

export function useCerrarMeses() {
  const { hacer } = useAccionDeEjercicios();
  const [anio, setAnio] = useState<number>();
  const [cerrados, setCerrados] = useState(0);
  const [fallo, setFallo] = useState<string>();

  const cerrar = async (cual: number): Promise<void> => {
    setAnio(cual);
    setFallo(undefined);
    const hecho = await hacer(async () => {
      const { periodos } = await call(listarPeriodos, { query: { anio: cual } });
      for (let mes = 1; mes <= NOVIEMBRE; mes++) {
        setCerrados(mes - 1);
        const abiertos = periodos.filter((periodo) => periodo.mes === mes && periodo.estado !== 'cerrado');
        if (abiertos.length === 0) continue;
        const agencias = abiertos.map(({ agencia }) => agencia);
        await call(cerrarPeriodo, { params: { anio: cual, mes }, body: { agencias } }).catch(
          (error: unknown) => {
            setFallo(`El periodo ${nombreDePeriodo(cual, mes)} no se cerró: ${porQueNo(error)}`);
            throw error;
          },
        );
      }
    });
    setAnio(undefined);
    if (hecho) void notify(`Quedaron cerrados los meses de ${cual}: falta cerrar el año.`);
  };
  return { anio, cerrados, fallo, cerrar };
}

function porQueNo(error: unknown): string {
  const errores = error instanceof ApiError ? error.errores : [];
  return errores.length === 0 ? messageOf(error) : errores.map(({ mensaje }) => mensaje).join(' ');
}
