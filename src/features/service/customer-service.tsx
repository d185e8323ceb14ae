/** How to reach somebody: the hotline, when it is answered, and the code to scan. */
export const CustomerService = () => null
