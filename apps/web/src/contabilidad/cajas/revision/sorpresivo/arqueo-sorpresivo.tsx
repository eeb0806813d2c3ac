// A surprise count: whoever froze the caja counts it with its cajero, and both sign with their passwords. A wrong password
// keeps all that was typed, and so does a reload; the passwords are kept nowhere.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { ArqueoVisto } from '#contabilidad/cajas/conteo/arqueo-visto.tsx';
import { useCurrentUser } from '#platform/current-session.ts';
import { PdfButton } from '#reportes/exportar/pdf-button.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import classes from './arqueo-sorpresivo.module.css';
import { HojaFirmada } from './hoja-firmada.tsx';

const PROPOSITO = 'Cuente con el cajero presente: firman los dos, con sus contraseñas.';

export function ArqueoSorpresivo({ jornada: id }: { readonly jornada: string }) {
  const jornada = useQuery(consultas.jornada(id));
  const configuracion = useQuery(consultas.configuracion());
  const [firmado, setFirmado] = useState<string>();
  const titulo =
    jornada.data === undefined
      ? 'Arqueo sorpresivo'
      : `Arqueo sorpresivo de ${jornada.data.caja.codigo} ${jornada.data.caja.nombre}`;
  return (
    <Pagina
      titulo={titulo}
      {...(firmado === undefined ? { proposito: PROPOSITO } : {})}
      acciones={<Volver jornada={id} />}
    >
      <Loaded
        consulta={both(jornada, configuracion)}
        filas={13}
        alto={36}
        etiqueta="Cargando la hoja de conteo"
      >
        {([vista, { tasaDolar }]) =>
          firmado === undefined ? (
            <PorContar jornada={vista} tasaDolar={tasaDolar} alFirmar={setFirmado} />
          ) : (
            <Firmado jornada={vista} arqueo={firmado} />
          )
        }
      </Loaded>
    </Pagina>
  );
}

function Volver({ jornada }: { readonly jornada: string }) {
  return (
    <Button variant="default" component={PlainLink} to={`/contabilidad/caja?jornada=${jornada}`}>
      Volver a la jornada
    </Button>
  );
}

interface PorContarProps {
  readonly jornada: Jornada;
  readonly tasaDolar: number;
  readonly alFirmar: (arqueo: string) => void;
}

function PorContar(props: PorContarProps) {
  const yo = useCurrentUser()?.id;
  const { congelada } = props.jornada;
  if (congelada === null)
    return (
      <EmptyState
        titulo="La caja no está congelada"
        texto="Empiece el arqueo sorpresivo desde su jornada: mientras se cuenta no admite movimientos."
      />
    );
  if (congelada.por.id !== yo)
    return (
      <EmptyState
        titulo={`La congeló ${congelada.por.nombre}`}
        texto="El arqueo sorpresivo lo cuenta y lo firma quien lo empezó."
      />
    );
  return <HojaFirmada {...props} />;
}

function Firmado({ jornada, arqueo }: { readonly jornada: Jornada; readonly arqueo: string }) {
  const contado = jornada.arqueos.find(({ id }) => id === arqueo);
  return (
    <section className={classes.firmado} aria-label="Arqueo firmado">
      <FormNotice
        tono="exito"
        texto="El arqueo quedó firmado y la caja vuelve a admitir movimientos. Imprima el acta para las firmas en papel."
        acciones={<PdfButton reporte="acta-de-arqueo" filtros={{ arqueo }} />}
      />
      {contado !== undefined && <ArqueoVisto arqueo={contado} />}
    </section>
  );
}
