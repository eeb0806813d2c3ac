// The line with the server is cut, or something waits for it: what that means for whoever stands at the counter.
import { SignalSlashIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useStore } from '#platform/store.ts';
import { formatInstant } from '#ui/format/date.ts';
import type { LoInicial } from '../clases/clase.ts';
import type { PorEnviar } from '../envio/remitente.ts';
import { useEnvios } from '../envio/use-remitente.ts';
import { Aviso } from './aviso.tsx';
import classes from './linea-cortada.module.css';
import { porCorregir } from './por-corregir.ts';

interface LineaCortadaProps {
  readonly alCorregir: (clase: string, inicial: LoInicial) => void;
}

export function LineaCortada({ alCorregir }: LineaCortadaProps) {
  const remitente = useEnvios();
  const { linea, porEnviar } = useStore(remitente.estado);
  return (
    <>
      {linea === 'cortada' && (
        <div className={classes.corte} role="alert">
          <SignalSlashIcon aria-hidden="true" />
          <div>
            <strong>Sin conexión con el servidor</strong>
            <span>
              Lo que escriba se conserva. Lo que registre queda por enviar y se envía solo, una vez, cuando
              vuelva la línea.
            </span>
          </div>
          <Button variant="default" onClick={() => void remitente.reintentar()}>
            Probar ahora
          </Button>
        </div>
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
