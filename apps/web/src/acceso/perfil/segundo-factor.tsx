// A person's own second factor: passkeys, application of codes, recovery codes, and the browsers that are remembered.
import { type MiSegundoFactor, verMiSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Card } from '#ui/page/card.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { AplicacionDeCodigos } from './aplicacion-de-codigos.tsx';
import { DispositivosRecordados } from './dispositivos-recordados.tsx';
import { LlavesDeAcceso } from './llaves-de-acceso.tsx';
import { RecuperacionPropia } from './recuperacion-propia.tsx';
import classes from './segundo-factor.module.css';

export function SegundoFactor() {
  const consulta = useQuery(queryOf(verMiSegundoFactor));
  return (
    <Card titulo="Segundo factor">
      <div className={classes.contenido}>
        {consulta.isPending && <SkeletonRows filas={3} alto={72} etiqueta="Cargando el segundo factor" />}
        {consulta.isError && consulta.data === undefined && (
          <ErrorState error={consulta.error} reintentar={consulta.refetch} />
        )}
        {consulta.data !== undefined && <Contenido segundoFactor={consulta.data} />}
      </div>
    </Card>
  );
}

function Contenido({ segundoFactor }: { readonly segundoFactor: MiSegundoFactor }) {
  const { passkeys, totpDesde, esObligatorio } = segundoFactor;
  const tiene = passkeys.length > 0 || totpDesde !== null;
  return (
    <>
      {!tiene && (
        <FormNotice
          tono="info"
          texto="Su cuenta solo tiene contraseña. Con un segundo factor, quien la averigüe no podrá entrar."
        />
      )}
      {tiene && esObligatorio && (
        <p className={classes.nota}>Su rol lo exige: puede cambiar de forma, no quedarse sin ninguna.</p>
      )}
      <LlavesDeAcceso passkeys={passkeys} />
      <AplicacionDeCodigos desde={totpDesde} />
      {tiene && <RecuperacionPropia quedan={segundoFactor.codigosRestantes} />}
      {tiene && <DispositivosRecordados dispositivos={segundoFactor.dispositivos} />}
    </>
  );
}
