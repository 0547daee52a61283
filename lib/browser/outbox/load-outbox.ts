export const loadOutbox = () => import(/* webpackChunkName: "kept-outbox" */ './outbox');
