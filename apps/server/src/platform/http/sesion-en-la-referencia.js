// Runs in the browser, on the page that shows the API. A page that is opened sends no token: this one asks with the token
// that Cuadra keeps in this browser, to this server and nobody else; without one it goes to sign in, and comes back.
const alArmar = window.SwaggerUIBundle;

window.SwaggerUIBundle = Object.assign(
  (opciones) =>
    alArmar({
      ...opciones,
      requestInterceptor(pedido) {
        const token = localStorage.getItem('accessToken');
        const esPropio = new URL(pedido.url, location.href).origin === location.origin;
        if (token !== null && esPropio) pedido.headers.Authorization = `Bearer ${token}`;
        return pedido;
      },
      responseInterceptor(respuesta) {
        if (respuesta.status === 401 && new URL(respuesta.url, location.href).pathname === '/api/docs/json')
          location.replace('/sign-in?redirectURL=%2Fapi%2Fdocs');
        return respuesta;
      },
    }),
  alArmar,
);
