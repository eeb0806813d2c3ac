// The line with the server is cut, or something waits for it: what that means for whoever stands at the counter.
import { movimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { enviarTraslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import { SignalSlashIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useStore } from '#platform/store.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { LoInicial } from '../clases/clase.ts';
import type { Orden } from '../envio/ordenes.ts';
import type { PorEnviar } from '../envio/remitente.ts';
import { useEnvios } from '../envio/use-remitente.ts';
import { Aviso, Marco } from './aviso.tsx';

interface LineaCortadaProps {
  readonly alCorregir: (clase: string, inicial: LoInicial) => void;
}

export function LineaCortada({ alCorregir }: LineaCortadaProps) {
  const remitente = useEnvios();
  const { linea, porEnviar } = useStore(remitente.estado);
  return (
    <>
      {linea === 'cortada' && (
        <Marco tono="error" icono={SignalSlashIcon} lado={24} grave pad="md lg" role="alert">
          <Stack grow basis="16rem" size="md">
            <strong>Sin conexión con el servidor</strong>
            <Text as="span" size="sm" muted>
              Lo que escriba se conserva. Lo que registre queda por enviar y se envía solo, una vez, cuando
              vuelva la línea.
            </Text>
          </Stack>
          <Button variant="default" onClick={() => void remitente.reintentar()}>
            Probar ahora
          </Button>
        </Marco>
      )}
      {porEnviar.map((uno) => (
        <Pendiente key={uno.llave} uno={uno} alCorregir={alCorregir} />
      ))}
    </>
  );
}

function Pendiente({ uno, alCorregir }: LineaCortadaProps & { readonly uno: PorEnviar }) {
  const remitente = useEnvios();
  const { llave, titulo, salio, rechazo, en } = uno;
  const quitar = () => remitente.quitar(llave);
  const cuando = formatInstant(new Date(en).toISOString());
  if (rechazo !== undefined) {
    const corregible = porCorregir(uno.orden);
    return (
      <Aviso tono="error" titulo={`No se registró: ${titulo}`} texto={`${rechazo} (Se ordenó el ${cuando}.)`}>
        {corregible !== undefined && (
          <Button
            onClick={() => {
              quitar();
              alCorregir(corregible.clase, corregible.inicial);
            }}
          >
            Corregir
          </Button>
        )}
        <Button variant="default" onClick={quitar}>
          Quitar
        </Button>
      </Aviso>
    );
  }
  return (
    <Aviso
      tono="espera"
      titulo={`Por enviar: ${titulo}`}
      texto={
        salio
          ? `Se envió el ${cuando} y no hubo respuesta: puede estar registrado. No lo repita; al volver la línea se sabrá.`
          : `Se ordenó el ${cuando} y todavía no ha salido de este equipo.`
      }
    >
      {!salio && (
        <Button variant="default" onClick={quitar}>
          No enviar
        </Button>
      )}
    </Aviso>
  );
}

/** An order that was refused, back on the form it came from. Undefined: it has none; what it answered to is still on screen. */
function porCorregir(orden: Orden): { readonly clase: string; readonly inicial: LoInicial } | undefined {
  if (orden.tipo === 'movimiento') {
    const inicial = movimientoNuevo.safeParse(orden.cuerpo).data;
    return inicial === undefined ? undefined : { clase: inicial.clase, inicial };
  }
  if (orden.tipo !== 'traslado') return undefined;
  const inicial = enviarTraslado.body.safeParse(orden.cuerpo).data;
  return inicial === undefined ? undefined : { clase: 'enviar', inicial };
}
