import { getRouteApi } from '@tanstack/react-router';
import { GlobalSearchBox } from '#escritorio/busqueda/global-search-box.tsx';
import { NotFoundPage } from '#shell/error/error-pages.tsx';
import { EmptyLayout } from '#shell/layouts/empty.tsx';
import { MainLayout } from './main-layout.tsx';

const ruta = getRouteApi('/$');

/** An address that leads nowhere, as whoever is signed in sees it, and as anybody else does. */
export function UnknownPath() {
  const { dentro } = ruta.useLoaderData();
  const Layout = dentro ? MainLayout : EmptyLayout;
  return (
    <Layout>
      {dentro ? (
        <NotFoundPage>
          <GlobalSearchBox />
        </NotFoundPage>
      ) : (
        <NotFoundPage />
      )}
    </Layout>
  );
}
